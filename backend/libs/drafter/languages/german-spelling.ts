/** How a keyboard without umlauts writes them, and how Switzerland writes "ß". */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/ä/gu, 'ae'],
  [/ö/gu, 'oe'],
  [/ü/gu, 'ue'],
  [/ß/gu, 'ss'],
];

/** The other spellings of a word: "schließen" → "schliessen", "prüfen" → "pruefen"; none where it has one only. */
export function otherSpellings(word: string): string[] {
  const swiss = word.replaceAll('ß', 'ss');
  const plain = SPELLINGS.reduce((text, [sign, letters]) => text.replace(sign, letters), word);
  return [...new Set([swiss, plain])].filter((spelling) => spelling !== word);
}

/** The source of a pattern that takes each spelling; it has none of the letters in a class of characters. */
export function inEitherSpelling(source: string): string {
  return SPELLINGS.reduce(
    (text, [sign, letters]) => text.replace(sign, (letter) => `(?:${letter}|${letters})`),
    source,
  );
}

/** The same for a whole pattern. */
export function eitherSpelling({ source, flags }: RegExp): RegExp {
  return new RegExp(inEitherSpelling(source), flags);
}
