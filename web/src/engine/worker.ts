// The worker in which the engine thinks. One question at a time; whoever does not want to wait
// any longer terminates the worker.
import init, { Engine } from './pkg/namua_wasm.js';
import address from './pkg/namua_wasm_bg.wasm?url';
import type { Answer, Question } from './messages';

const ready = init({ module_or_path: address }).then(() => new Engine());

function say(answer: Answer): void {
  self.postMessage(answer);
}

async function think(q: Question): Promise<void> {
  try {
    const engine = await ready;
    say({ kind: 'move', id: q.id, move: engine.choose(q.ruleset, 'startpos', q.moves, q.level, q.seed) });
  } catch (error) {
    say({ kind: 'failed', id: q.id, message: String(error) });
  }
}

self.onmessage = (event: MessageEvent<Question>) => void think(event.data);
