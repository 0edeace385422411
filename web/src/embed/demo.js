// What the bare page does with the events of its first board.
const said = document.getElementById('said');
document.getElementById('play').addEventListener('move', (event) => {
  said.textContent = `move ${event.detail.text}: ${event.detail.position}`;
});
