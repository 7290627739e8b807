// Preloaded into a server by `--import`: writes the address of each script that its main thread loads, ES module or
// CommonJS, into the file that LOADED_SCRIPTS_FILE names. It asks the engine's own debugger, which no loader gets past.
import { appendFileSync } from 'node:fs';
import { Session } from 'node:inspector';
import { isMainThread } from 'node:worker_threads';

const file = process.env['LOADED_SCRIPTS_FILE'];

if (isMainThread && file) {
  const session = new Session();
  session.connect();
  session.on('Debugger.scriptParsed', ({ params: { url } }) => {
    if (url.startsWith('/') || url.startsWith('file:')) appendFileSync(file, `${url}\n`);
  });
  session.post('Debugger.enable');
}
