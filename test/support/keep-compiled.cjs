// Loaded before a server or a command of dist/server (`node --require`). What V8 compiled in the first process that ends in
// order is kept as files in dist/server/.compiled, so that the next ones need not compile it again: tests start hundreds.
// Node's own compile cache does the same from version 22 on.
const { mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const Module = require('node:module');
const { basename, dirname, join } = require('node:path');
const { Script } = require('node:vm');

const SERVER = join(__dirname, '..', '..', 'dist', 'server');
const COMPILED = join(SERVER, '.compiled');

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

process.on('exit', () => {
  if (uncached.length > 0) mkdirSync(COMPILED, { recursive: true });
  for (const { script, file } of uncached) {
    const ownName = `${file}.${process.pid}`;
    writeFileSync(ownName, script.createCachedData());
    renameSync(ownName, file);
  }
});
