// Starts the program under test: the binary named by NAMUA_BIN, or the bundler's preview of web/dist.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const web = fileURLToPath(new URL('..', import.meta.url));

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

function command(port) {
  const binary = process.env.NAMUA_BIN;
  if (binary) return [binary, ['serve', '--port', String(port)]];
  return ['npx', ['vite', 'preview', '--host', '127.0.0.1', '--strictPort', '--port', String(port)]];
}

async function answers(address, seconds) {
  for (let i = 0; i < seconds * 10; i += 1) {
    const ok = await fetch(address).then((r) => r.ok, () => false);
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no answer from ${address} within ${seconds} s`);
}

/** The address of a running server, and how to stop it. */
export async function serve() {
  const port = await freePort();
  const [program, args] = command(port);
  const child = spawn(program, args, { cwd: web, stdio: ['ignore', 'ignore', 'inherit'], detached: true });
  const stop = () => {
    try {
      process.kill(-child.pid);
    } catch {
      // It has ended already.
    }
  };
  const failed = new Promise((_, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${program} ended with ${code}`)));
  });
  failed.catch(() => {});
  // A name, not a number: only then is the page a secure context with a service worker everywhere.
  const address = `http://localhost:${port}/`;
  await Promise.race([answers(address, 20), failed]).catch((error) => {
    stop();
    throw error;
  });
  return { address, stop };
}
