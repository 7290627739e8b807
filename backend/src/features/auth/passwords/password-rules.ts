import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { isStorableText } from '../../../../libs/sop-document/index.js';
import { AuthError } from '../protocol/auth-error.js';

/** Counted in code points. */
export const MIN_LENGTH = 8;
const MAX_LENGTH = 128;

/** Why a password is too weak, by the codes of the protocol; `pwned` also for the most common ones. */
export type WeakPasswordReason = 'length' | 'characters' | 'pwned';

/**
 * Normalizes a password: some keyboards write an umlaut as one character, some as two.
 * @throws AuthError `validation_failed` for invalid characters, or a password that is too long
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

/**
 * The weaknesses of a new password. Length counts, not a mixture of characters; but a repeated character is rejected.
 */
export function weaknessesOf(password: string): WeakPasswordReason[] {
  const reasons: WeakPasswordReason[] = [];
  if (lengthOf(password) < MIN_LENGTH) reasons.push('length');
  if (new Set(password).size < 3) reasons.push('characters');
  return reasons;
}

function lengthOf(text: string): number {
  return Array.from(text).length;
}

/** Words that an attacker who knows the person or the site would try. */
export interface PasswordContext {
  email: string;
  fullName: string;
  /** Name of the product and host of the site. */
  site: readonly string[];
}

const MIN_WORD_LENGTH = 3;
/** Minimum number of letters besides those words. */
const MIN_OWN_LETTERS = 4;
/** Placeholder of a removed word; no password contains it. */
const FOUND = '\0';

/** Whether a password consists of the person's name, their address or the name of the site, and little else. */
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

/** Suffixes that are added to a word to satisfy a rule: `2024`, `!`, `#1`. */
const ORNAMENT = /^[^a-z]{1,4}|[^a-z]{1,4}$/g;

/** 49,000 of the most common passwords, in lower case: the text of a JSON array, 490 kB. */
let list: Promise<string> | undefined;

/** Whether the password is one of the most common ones, or one of them in disguise: in capitals, with digits for letters, with something added, or twice. */
export async function isCommonPassword(password: string): Promise<boolean> {
  list ??= readList();
  const text = await list;
  // A quoted word is searched in the raw text, without parsing it into fifty thousand strings.
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
  // Four letters among eight symbols are not weak because of the letters, and digits without a letter are no suffix.
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
