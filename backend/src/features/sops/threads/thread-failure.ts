/** Why a thread gave no answer: it took too long, or it broke. */
export class ThreadFailure extends Error {
  override readonly name = 'ThreadFailure';

  constructor(
    readonly reason: 'late' | 'broken',
    options?: ErrorOptions,
  ) {
    super(reason === 'late' ? 'The thread did not answer in time' : 'The thread broke', options);
  }
}
