// Stands beside the bundle as start-main.cjs and start-cli.cjs and starts main.cjs or cli.cjs. What V8 compiled in the first server that ends in order is kept as a file
// beside each script, so that the next servers need not compile it again.
const { readFileSync, renameSync, writeFileSync } = require('node:fs');
const Module = require('node:module');
const { basename, dirname } = require('node:path');
const { Script } = require('node:vm');

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
  if (dirname(filename) !== __dirname) return compileAsNodeDoes.call(this, content, filename, ...rest);
  const file = `${filename}.compiled`;
  const cachedData = readIfThere(file);
  const script = new Script(Module.wrap(content), { filename, cachedData });
  // Another version of Node, or other flags: V8 has compiled anew.
  if (!cachedData || script.cachedDataRejected) uncached.push({ script, file });
  const require = Module.createRequire(filename);
  return script.runInThisContext().call(this.exports, this.exports, require, this, filename, __dirname);
};

process.on('exit', () => {
  for (const { script, file } of uncached) {
    const ownName = `${file}.${process.pid}`;
    writeFileSync(ownName, script.createCachedData());
    renameSync(ownName, file);
  }
});

require(`./${basename(__filename).replace('start-', '')}`);
