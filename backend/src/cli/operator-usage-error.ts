/** Invalid command line arguments; the message explains why, with the usage. */
export class OperatorUsageError extends Error {
  constructor(reason: string, usage: string) {
    super(`${reason}\n\n${usage}`);
    this.name = 'OperatorUsageError';
  }
}
