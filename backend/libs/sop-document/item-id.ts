import { randomInt } from 'node:crypto';

const ALPHABET = '0123456789abcdefghijklmnopqrstuvwxyz';
const LENGTH = 8;

/** Returns the id of a new item of a document. Injected where drafts must be repeatable. */
export type NewItemId = () => string;

/** Returns a random id: 8 lower-case letters or digits, about 41 bits. */
export function newItemId(): string {
  let id = '';
  for (let position = 0; position < LENGTH; position += 1) id += ALPHABET.charAt(randomInt(ALPHABET.length));
  return id;
}
