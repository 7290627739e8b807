/** Why a thread gave no answer: it took too long, or it broke. */
export class ThreadFailure extends Error {
  override readonly name = 'ThreadFailure';

  /** @param work what the thread does: 'makes exports' */
  constructor(
    readonly reason: 'late' | 'broken',
    work: string,
    options?: ErrorOptions,
  ) {
    super(`The thread that ${work} ${reason === 'late' ? 'did not answer in time' : 'broke'}`, options);
  }
}
