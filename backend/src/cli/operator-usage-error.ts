/** The command line does not say what to do; the message tells why, and how it is used. */
export class OperatorUsageError extends Error {
  constructor(reason: string, usage: string) {
    super(`${reason}\n\n${usage}`);
    this.name = 'OperatorUsageError';
  }
}
