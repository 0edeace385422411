// Saving something as a file of the device.

export function download(name: string, file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

export function save(name: string, text: string, type: string): void {
  download(name, new Blob([text], { type }));
}

/** The media type of records. */
export const RECORD = 'application/x-chess-pgn';
