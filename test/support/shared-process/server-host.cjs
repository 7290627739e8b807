// A process in which one server after the other runs, as delivered in dist/server: what is loaded, compiled and optimized for
// one serves the next. Each has its own settings, database, port and data folder, and is closed in order before the next one
// starts. server-host.ts starts this, says what to start and to stop, and ends it.
const { EventEmitter } = require('node:events');
const { join } = require('node:path');

const SERVER = join(__dirname, '..', '..', '..', 'dist', 'server');
const { parseEnvironment } = require(join(SERVER, 'environment.cjs'));
const { startProduct } = require(join(SERVER, 'start-product.cjs'));

/** What stands for the process of a server, by the number that server-host.ts gave it. @type {Map<number, EventEmitter>} */
const running = new Map();

/** @param {number} id @param {Record<string, string>} env */
async function start(id, env) {
  const exit = (code) => {
    if (running.delete(id)) process.send?.({ ended: id, code });
  };
  const stoppedProcess = Object.assign(new EventEmitter(), { exit });
  running.set(id, stoppedProcess);
  try {
    await startProduct(parseEnvironment(env), { stoppedProcess });
  } catch (error) {
    console.error(error);
    exit(1);
  }
}

process.on('message', ({ start: starting, stop: stopping, env }) => {
  if (starting !== undefined) void start(starting, env);
  else running.get(stopping)?.emit('SIGTERM');
});
process.on('disconnect', () => process.exit(0));
