/** Loaded before a process of the product: its clock is ten minutes ahead of everybody else's. */
const AHEAD_MS = 10 * 60 * 1000;
const RealDate = Date;

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    super(...(parts.length === 0 ? [RealDate.now() + AHEAD_MS] : parts));
  }

  static now() {
    return RealDate.now() + AHEAD_MS;
  }
};
