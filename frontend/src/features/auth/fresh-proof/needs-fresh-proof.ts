/** The error codes for a missing recent sign-in: of the auth layer, and of the rest of the API. */
const CODES: readonly unknown[] = ['reauthentication_needed', 'fresh-sign-in-needed'];

/** Whether a call was rejected because the sign-in is too old for the action. */
export function needsFreshProof(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && CODES.includes(error.code);
}
