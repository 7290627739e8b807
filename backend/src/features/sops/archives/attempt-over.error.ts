/** Somebody else has taken the export or import up, or its owner has removed it: there is nothing to do any more. */
export class AttemptOverError extends Error {
  override readonly name = 'AttemptOverError';
}
