const LANGUAGES: ReadonlyMap<string, string> = new Map([
  ['english', 'en'],
  ['spanish', 'es'],
  ['french', 'fr'],
  ['german', 'de'],
  ['portuguese', 'pt'],
  ['italian', 'it'],
  ['dutch', 'nl'],
  ['arabic', 'ar'],
  ['chinese', 'zh'],
  ['japanese', 'ja'],
]);
const WISH = new RegExp(
  `\\b(?:write|written|draft|translate|answer|sop|procedure)\\b[^.\\n]{0,60}\\b(?:in|into)\\s+(${[...LANGUAGES.keys()].join('|')})\\b`,
  'iu',
);
/** Beyond that no request says what it wants. */
const MAX_LENGTH = 20_000;

/** Returns the language that a request asks for ("write it in Spanish"), as two letters; null when it names none. */
export function askedLanguage(prompt: string): string | null {
  const name = WISH.exec(prompt.slice(0, MAX_LENGTH))?.[1];
  return name ? (LANGUAGES.get(name.toLowerCase()) ?? null) : null;
}

/** Returns the request without the words that ask for a language: they are no fact of the work. */
export function withoutAskedLanguage(prompt: string): string {
  return askedLanguage(prompt) === null ? prompt : prompt.replace(WISH, '');
}
