// A step of `npm run build`: writes what browsers may fetch a second time, small: `.br` and `.gz` beside each asset that
// gains by it. Pages are not among them, because they are completed for each installation.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const folder = fileURLToPath(new URL('../dist/frontend', import.meta.url));
const TEXTS = new Set(['.js', '.css', '.svg', '.json', '.webmanifest']);
const FROM_BYTES = 300;

for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  const path = join(folder, name);
  if (!TEXTS.has(extname(name)) || name.includes('.vite') || statSync(path).size < FROM_BYTES) continue;
  const content = readFileSync(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  writeFileSync(`${path}.br`, brotliCompressSync(content, { params }));
  writeFileSync(`${path}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
}
