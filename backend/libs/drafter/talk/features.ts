/** A word with its apostrophe, a number, a sign that changes what a sentence is, or a pictograph. */
const WORD = /[\p{L}\p{M}]+(?:['’]\p{L}+)?|\d+(?:[.,:]\d+)*|[?!:]|\p{Extended_Pictographic}/gu;
const FIRST_WORDS = 3;
/** Up to how many words a sentence of each length has. */
const LENGTHS = [0, 1, 2, 5, 11, 23] as const;

/**
 * What a sentence shows of itself: its words, its pairs of words, those that it begins and ends with, how long it is,
 * and whether it has numbers, which are all alike.
 */
export function featuresOf(sentence: string): ReadonlySet<string> {
  const found = sentence.match(WORD) ?? [];
  const words = found.map((word) => (/^\d/u.test(word) ? '0' : word.toLowerCase().replace('’', "'")));
  const features = new Set<string>();
  for (const [at, word] of words.entries()) {
    features.add(word);
    if (at > 0) features.add(`${words[at - 1]} ${word}`);
  }
  for (let at = 0; at < FIRST_WORDS; at += 1) features.add(`${at}=${words[at] ?? ''}`);
  features.add(`01=${words[0] ?? ''} ${words[1] ?? ''}`);
  features.add(`-1=${words.at(-1) ?? ''}`);
  features.add(`#=${LENGTHS.findIndex((most) => words.length <= most)}`);
  if (/\d/u.test(sentence)) features.add('N=');
  return features;
}
