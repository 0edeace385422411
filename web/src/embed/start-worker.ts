// A page may load the board from another server, but starts no worker from there: the worker is begun by a line
// of the page's own that imports it.
import address from '../engine/worker.ts?worker&url';

export function newWorker(): Worker {
  const absolute = new URL(address, import.meta.url).href;
  const line = new Blob([`import ${JSON.stringify(absolute)};`], { type: 'text/javascript' });
  return new Worker(URL.createObjectURL(line), { type: 'module' });
}
