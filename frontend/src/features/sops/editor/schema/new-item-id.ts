const LENGTH = 8;
const CHARACTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** The id of a new line, in the format of the server. */
export function newItemId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  return Array.from(bytes, (byte) => CHARACTERS[byte % CHARACTERS.length]).join('');
}
