import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// All spec files of the folders in one test file: Jest loads the modules of the product once for each file and run, and a
// mutation run is thousands of runs.
const ROOT = fileURLToPath(new URL('../../', import.meta.url));

for (const folder of (process.env.MUTATION_TESTS ?? '').split(',').filter(Boolean)) {
  for (const file of readdirSync(`${ROOT}${folder}`, { recursive: true, encoding: 'utf8' }).sort()) {
    if (file.endsWith('.spec.ts')) await import(`${ROOT}${folder}/${file}`);
  }
}
