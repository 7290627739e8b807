// Comes with Jest, which hands it to nobody.
const { default: Runtime } = require('jest-runtime');

/** Not the tests, which run once, nor what belongs to a run, such as `expect`, nor what could not be loaded. */
const isShareable = (address, module) =>
  address.startsWith('file:') && !/\.spec\.m?[jt]s$/.test(address) && module.status === 'evaluated';

/** Loads no module again that an earlier file has left in their environment, where that one lasts (lasting-environment.mjs). */
module.exports = class SharedModulesRuntime extends Runtime {
  constructor(...args) {
    super(...args);
    const { sharedModules = [] } = this._environment;
    for (const [address, module] of sharedModules) this.registries.esModuleRegistry.set(address, module);
  }

  getSourceMaps() {
    const maps = super.getSourceMaps();
    const { sharedSourceMaps = [] } = this._environment;
    for (const [file, map] of sharedSourceMaps) if (!maps.has(file)) maps.set(file, map);
    return maps;
  }

  teardown() {
    const { sharedModules, sharedSourceMaps } = this._environment;
    for (const [address, module] of sharedModules ? this.registries.esModuleRegistry : []) {
      if (isShareable(address, module)) sharedModules.set(address, module);
    }
    for (const [file, map] of sharedSourceMaps ? super.getSourceMaps() : []) sharedSourceMaps.set(file, map);
    super.teardown();
  }
};
