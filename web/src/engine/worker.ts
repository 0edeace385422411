// The worker in which the engine thinks. One question at a time; whoever does not want to wait
// any longer terminates the worker.
import init, { Engine } from './pkg/engine/namua_engine.js';
import address from './pkg/engine/namua_engine_bg.wasm?url';
import { answer } from './answer';
import type { Answer, Question } from './messages';

const ready = init({ module_or_path: address }).then(() => new Engine());

function say(answer: Answer): void {
  self.postMessage(answer);
}

async function think(question: Question): Promise<void> {
  try {
    say(answer(await ready, question, say));
  } catch (error) {
    say({ kind: 'failed', id: question.id, message: String(error) });
  }
}

self.onmessage = (event: MessageEvent<Question>) => void think(event.data);
