// Loaded before a server or a command of dist/server (`node --require`). What V8 compiled in the first process that ends in
// order is kept as files in dist/server/.compiled/<program>, so that the next ones need not compile it again: tests start
// hundreds.
// Node's own compile cache does the same from version 22 on.
const { mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const Module = require('node:module');
const { basename, dirname, join } = require('node:path');
const { Script } = require('node:vm');
const { isMainThread, threadId } = require('node:worker_threads');

const SERVER = join(__dirname, '..', '..', 'dist', 'server');
// What another program compiled is mostly what this one does not need. A thread names no program.
const COMPILED = join(SERVER, '.compiled', basename(process.argv[1] ?? 'threads'));

/** A thread has its first work by then, and does it without a pause. */
const FIRST_WORK_MS = 1000;

/** @type {{ script: Script, file: string }[]} */
const uncached = [];

/** @param {string} file */
function readIfThere(file) {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

const compileAsNodeDoes = Module.prototype._compile;
/** @param {string} content @param {string} filename */
Module.prototype._compile = function compile(content, filename, ...rest) {
  if (dirname(filename) !== SERVER) return compileAsNodeDoes.call(this, content, filename, ...rest);
  const file = join(COMPILED, `${basename(filename)}-${process.version}`);
  const cachedData = readIfThere(file);
  const script = new Script(Module.wrap(content), { filename, cachedData });
  // Other flags: V8 has compiled anew.
  if (!cachedData || script.cachedDataRejected) uncached.push({ script, file });
  const require = Module.createRequire(filename);
  return script.runInThisContext().call(this.exports, this.exports, require, this, filename, SERVER);
};

const keep = () => {
  if (uncached.length > 0) mkdirSync(COMPILED, { recursive: true });
  for (const { script, file } of uncached.splice(0)) {
    const ownName = `${file}.${process.pid}.${threadId}`;
    writeFileSync(ownName, script.createCachedData());
    renameSync(ownName, file);
  }
};

process.on('exit', keep);
// A thread is ended without a word.
if (!isMainThread) setTimeout(keep, FIRST_WORK_MS).unref();
