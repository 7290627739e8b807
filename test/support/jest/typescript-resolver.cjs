const OWN_SCRIPT = /^\.{1,2}\/.*\.js$/;
const PACKAGE = /[\\/]node_modules[\\/]/;

/** Our sources import './x.js', the name that the compiler gives to x.ts (CommonJS: Jest resolves synchronously). */
module.exports = (path, options) => {
  if (OWN_SCRIPT.test(path) && !PACKAGE.test(options.basedir)) {
    try {
      return options.defaultResolver(path.replace(/\.js$/, '.ts'), options);
    } catch {
      // A script that really is one.
    }
  }
  return options.defaultResolver(path, options);
};
