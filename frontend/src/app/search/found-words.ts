/** A part of a text, and whether it matches the search. */
export interface TextPart {
  text: string;
  isFound: boolean;
}

/** Scripts without spaces, in which a word may begin anywhere. */
const WITHOUT_SPACES = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/** Splits a text where one of the typed words starts a word. Joined again, the parts are the text. */
export function partsOf(text: string, typed: string): TextPart[] {
  const words = typed.normalize('NFC').match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? [];
  if (words.length === 0) return [{ text, isFound: false }];
  const beginnings = words.map((word) => (WITHOUT_SPACES.test(word) ? word : `(?<![\\p{L}\\p{N}\\p{M}])${word}`));
  const pattern = new RegExp(`(${beginnings.sort((a, b) => b.length - a.length).join('|')})`, 'giu');
  return text
    .split(pattern)
    .map((part, index) => ({ text: part, isFound: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}
