/** The same characters for the same thing: quotes, dashes, "e-mail". */
export function cleanText(text: string | null | undefined): string {
  return (text ?? '')
    .normalize('NFKC')
    .replace(/[‘’ʼ]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[‐-–—]/g, '-')
    .replace(/\be-mail/gi, 'email');
}

/** Words and numbers in their order, as they are written. */
export function wordsIn(text: string | null | undefined): string[] {
  return cleanText(text).match(/\d+(?:[.,:/]\d+)*|[\p{L}\p{M}]+(?:'[\p{L}]+)?/gu) ?? [];
}

/** As `wordsIn`, in small letters. */
export function lowerWordsIn(text: string | null | undefined): string[] {
  return wordsIn(text).map((word) => word.toLowerCase());
}

/** Small letters, without contractions and signs for words. */
export function spelledOut(text: string | null | undefined): string {
  return cleanText(text)
    .toLowerCase()
    .replace(/\bcan't|\bcannot/g, 'can not')
    .replace(/n't\b|(?<=do|does|did|is|are|was|has|have)nt\b/g, ' not')
    .replace(/(?<=\b(it|that|there|he|she|who|what))'s\b/g, ' is')
    .replace(/'ll\b/g, ' will')
    .replace(/'re\b/g, ' are')
    .replace(/'ve\b/g, ' have')
    .replace(/\bw\/ ?(?=\w)/g, 'with ')
    .replace(/&|(?<=\s)\+(?=\s)/g, 'and');
}

/** The words alone, in small letters, with one space between them. */
export function flatten(text: string | null | undefined): string {
  return spelledOut(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Whether whole words of a flat text are these flat words. */
export function holdsWords(flatText: string, flatWords: string): boolean {
  return ` ${flatText} `.includes(` ${flatWords} `);
}

/** A text as a pattern that matches nothing else. */
export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** A text without what is quoted in it: "How may I help you?" is not the writer who speaks. */
export function withoutQuotes(text: string): string {
  return cleanText(text).replace(/"[^"]*"/g, '""');
}
