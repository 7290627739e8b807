/** What a refusal for want of a fresh proof is called: by the auth layer, and by the rest of the API. */
const CODES: readonly unknown[] = ['reauthentication_needed', 'fresh-sign-in-needed'];

/** Whether a call was refused because the sign-in is too old for what was asked. */
export function needsFreshProof(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && CODES.includes(error.code);
}
