// Where the engine's worker comes from. The board for pages of others has its own way (embed/start-worker.ts).

export function newWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
}
