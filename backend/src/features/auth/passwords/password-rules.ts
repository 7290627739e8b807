import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { isStorableText } from '../../../../libs/sop-document/index.js';
import { AuthError } from '../protocol/auth-error.js';

/** Counted as people count: in code points. */
export const MIN_LENGTH = 8;
const MAX_LENGTH = 128;

/** Why a password is too easy to guess, in the words of the protocol; `pwned` also for what everyone tries first. */
export type WeakPasswordReason = 'length' | 'characters' | 'pwned';

/**
 * The same password from every keyboard: some write an umlaut as one character, some as two.
 * @throws AuthError `validation_failed` for what no keyboard writes, or what is too long to be hashed
 */
export function normalizePassword(password: string): string {
  const normal = password.normalize('NFKC');
  if (!isStorableText(normal))
    throw new AuthError('validation_failed', 'The password holds characters that cannot be used');
  if (lengthOf(normal) > MAX_LENGTH) {
    throw new AuthError('validation_failed', `The password may have ${MAX_LENGTH} characters at most`);
  }
  return normal;
}

/** What is wrong with a new password. Length counts, not a mixture of characters; but one character again and again is none. */
export function weaknessesOf(password: string): WeakPasswordReason[] {
  const reasons: WeakPasswordReason[] = [];
  if (lengthOf(password) < MIN_LENGTH) reasons.push('length');
  if (new Set(password).size < 3) reasons.push('characters');
  return reasons;
}

function lengthOf(text: string): number {
  return Array.from(text).length;
}

/** What an attacker who knows the person, or sees the page, would try. */
export interface PasswordContext {
  email: string;
  fullName: string;
  /** Name of the product and host of the site. */
  site: readonly string[];
}

const MIN_WORD_LENGTH = 3;
/** Letters that a password must have beside those words, if it has any of them. */
const MIN_OWN_LETTERS = 4;
/** Stands where one of those words was; no password holds it. */
const FOUND = '\0';

/** Whether a password is made of the person's name, their address or the name of the site, and little else. */
export function isMadeOfContext(password: string, { email, fullName, site }: PasswordContext): boolean {
  const words = [email, fullName, ...site].flatMap(wordsOf).sort((a, b) => b.length - a.length);
  const lower = password.toLowerCase();
  let rest = withoutLeet(lower);
  for (const word of words) rest = rest.replaceAll(word, FOUND.repeat(word.length));
  // Letters of the password itself: the year of a birth is no letter, although it looks like some.
  const own = lower.split('').filter((sign, place) => rest[place] !== FOUND && /\p{L}/u.test(sign));
  return rest.includes(FOUND) && own.length < MIN_OWN_LETTERS;
}

function wordsOf(text: string): string[] {
  const parts = text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .map((part) => withoutLeet(part));
  return [withoutLeet(text), ...parts, parts.join('')].filter((word) => word.length >= MIN_WORD_LENGTH);
}

/** The longest word of the list has 20 characters. */
const LONGEST_LISTED = 20;

const AS_LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** What people add to a word to please a rule: `2024`, `!`, `#1`. */
const ORNAMENT = /^[^a-z]{1,4}|[^a-z]{1,4}$/g;

/** 49,000 passwords that everyone tries first, in lower case: the text of a JSON array, 490 kB. */
let list: Promise<string> | undefined;

/** Whether the password is one of the most common ones, or one of them in disguise: in capitals, with digits for letters, with something added, or twice. */
export async function isCommonPassword(password: string): Promise<boolean> {
  list ??= readList();
  const text = await list;
  // A word in its quotation marks is found in the text as it stands: it need not be unpacked into fifty thousand strings.
  return disguisesOf(password).some((word) => word.length <= LONGEST_LISTED && text.includes(JSON.stringify(word)));
}

function readList(): Promise<string> {
  const path = createRequire(import.meta.url).resolve('@zxcvbn-ts/language-common/src/passwords.json');
  return readFile(path, 'latin1').catch((error: unknown) => {
    list = undefined;
    throw error;
  });
}

/** Digits and signs that stand for letters, as letters. @param one what `1` stands for */
function withoutLeet(text: string, one: 'i' | 'l' = 'i'): string {
  return text.toLowerCase().replace(/[013457@$!]/g, (sign) => (sign === '1' ? one : (AS_LETTERS[sign] ?? sign)));
}

function disguisesOf(password: string): string[] {
  const lower = password.toLowerCase();
  const plain = lower.replace(ORNAMENT, '');
  // Four letters among eight signs are not weak because of the letters, and digits without a letter adorn nothing.
  const isAdorned = /[a-z]/.test(plain) && plain.length * 2 >= lower.length;
  const words = (isAdorned ? [lower, plain] : [lower]).flatMap((word) => [
    word,
    withoutLeet(word),
    withoutLeet(word, 'l'),
  ]);
  const halves = words.filter(isDoubled).map((word) => word.slice(0, word.length / 2));
  return [...new Set([...words, ...halves])];
}

function isDoubled(word: string): boolean {
  const half = word.slice(0, word.length / 2);
  return half.length > 0 && half + half === word;
}
