/** Words that keep their capital letter inside a sentence. */
const ALWAYS_CAPITAL =
  /^(?:I|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Google|English)\b/u;

/** Gives the text with a capital first letter, unless its first word has capitals of its own: "pH", "iPad". */
export function capitalise(text: string): string {
  if (/^\p{Ll}\p{Lu}/u.test(text)) return text;
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
}

/** Gives the text with a small first letter, unless it begins with a name, an acronym or a word with inner capitals. */
export function lowerFirst(text: string, names: ReadonlySet<string> = new Set()): string {
  const word = /^[\p{L}\p{N}'’-]+/u.exec(text)?.[0] ?? '';
  const isPlainWord = /^\p{Lu}[\p{Ll}'’-]*$/u.test(word) && !/^\p{Lu}$/u.test(word.replace('A', ''));
  if (!isPlainWord || ALWAYS_CAPITAL.test(text) || startsWithName(text, names)) return text;
  return word.charAt(0).toLowerCase() + text.slice(1);
}

function startsWithName(text: string, names: ReadonlySet<string>): boolean {
  return [...names].some((name) => text.startsWith(name) && !/^\p{L}/u.test(text.slice(name.length)));
}

/** Gives the text without punctuation and blanks at its ends; closing brackets and question marks stay. */
export function trimPunctuation(text: string): string {
  return text
    .replace(/^[\s,;:.–—•*=-]+(?!\d)/u, '')
    .replace(/[\s,;:–—、，；：-]+$/u, '')
    .replace(/[.。]$/u, '')
    .trim();
}

/** Gives the text with single blanks. */
export function squeeze(text: string): string {
  return text
    .replace(/\s+/gu, ' ')
    .replace(/ (?=[,.;](?:\s|$))/gu, '')
    .trim();
}

/** How many words the text has. */
export function countWords(text: string): number {
  return text.split(/\s+/u).filter(Boolean).length;
}

/** In words; a longer sentence is dictated, and says too much for one line of a procedure. */
const MOST_WORDS_OF_LINE = 45;

/** Whether a sentence may stand as one line. */
export function fitsOneLine(sentence: string): boolean {
  return countWords(sentence) <= MOST_WORDS_OF_LINE;
}

/** Gives the items without those whose key has come before, whatever the case. */
export function uniqueBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const key = keyOf(item).toLowerCase();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** With a full stop, where dictation had none. */
export function ended(sentence: string): string {
  return /[.!?:;…]["'”’)]*$/u.test(sentence) ? sentence : `${sentence}.`;
}
