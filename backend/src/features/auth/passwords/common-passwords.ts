import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** The longest word of the list has 20 characters. */
const MAX_LENGTH = 20;

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

/** 49,000 passwords that everybody tries first, in lower case: the text of a JSON array, 490 kB. */
let list: Promise<string> | undefined;

/** Whether the password is one of the most common ones, or one of them in disguise: in capitals, with digits for letters, with something added, or twice. */
export async function isCommonPassword(password: string): Promise<boolean> {
  list ??= readList();
  const text = await list;
  // A word in its quotation marks is found in the text as it stands: it need not be unpacked into fifty thousand strings.
  return disguisesOf(password).some((word) => word.length <= MAX_LENGTH && text.includes(JSON.stringify(word)));
}

function readList(): Promise<string> {
  const path = createRequire(import.meta.url).resolve('@zxcvbn-ts/language-common/src/passwords.json');
  return readFile(path, 'latin1').catch((error: unknown) => {
    list = undefined;
    throw error;
  });
}

/** Digits and signs that stand for letters, as letters. @param one what `1` stands for */
export function withoutLeet(text: string, one: 'i' | 'l' = 'i'): string {
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
