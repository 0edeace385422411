// Packs what was built: beside each file of dist/ that gets smaller by it stand FILE.br and FILE.gz, for servers that send
// such files as they are (namua serve, nginx with gzip_static and brotli_static). The last step of the build.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const DIST = fileURLToPath(new URL('./dist/', import.meta.url));
const TEXT = /\.(html|js|css|wasm|svg|json|webmanifest|ftl|txt|xml)$/;
const PACKED = /\.(br|gz)$/;
/** What is smaller fits into one packet or two as it is. */
const WORTH = 1024;

const ways = {
  br: (bytes) => brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  }),
  gz: (bytes) => gzipSync(bytes, { level: 9 }),
};

const names = readdirSync(DIST, { recursive: true });
for (const name of names.filter((name) => PACKED.test(name))) rmSync(join(DIST, name));

const sums = { files: 0, whole: 0, br: 0, gz: 0 };
for (const name of names.filter((name) => TEXT.test(name))) {
  const bytes = readFileSync(join(DIST, name));
  if (bytes.length < WORTH) continue;
  sums.files += 1;
  sums.whole += bytes.length;
  for (const [end, pack] of Object.entries(ways)) {
    const packed = pack(bytes);
    sums[end] += packed.length;
    writeFileSync(join(DIST, `${name}.${end}`), packed);
  }
}
const kB = (bytes) => `${Math.round(bytes / 1000)} kB`;
console.log(`${sums.files} files packed: ${kB(sums.whole)} are ${kB(sums.br)} (br) or ${kB(sums.gz)} (gz)`);
