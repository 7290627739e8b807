/** Stop words, by language. */
const STOP_WORDS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  [
    'en',
    new Set(
      'the and of to is in it for on with you this that are be at if when from or not your must every'.split(' '),
    ),
  ],
  ['es', new Set('el los las y de que en un una con para por se del al si cuando no es cada lo su debe'.split(' '))],
  [
    'fr',
    new Set(
      'le les et de des que en un une avec pour par du au aux si quand ne pas est chaque la sur doit dans'.split(' '),
    ),
  ],
  [
    'de',
    new Set(
      'der die das und zu in den von mit für auf ist ein eine bei wenn nicht im nach dem jeden oder wird muss'.split(
        ' ',
      ),
    ),
  ],
  [
    'pt',
    new Set('o os as e de que em um uma com para por se do da ao no na quando não é cada até sem deve'.split(' ')),
  ],
  [
    'it',
    new Set('il la le gli e di che un una con per non del della dei delle nel al alla da si è ogni se deve'.split(' ')),
  ],
]);

/** As many frequent words as make a guess, and how far ahead of the next language they must be. */
const LEAST_HITS = 4;
const LEAST_LEAD = 1.3;

/**
 * Guesses the language of a text among those of the labels, by its script and its frequent words.
 * @returns null when the text says too little.
 */
export function detectLanguage(text: string): string | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters < 10) return null;
  const shareOf = (script: RegExp) => (text.match(script)?.length ?? 0) / letters;
  if (shareOf(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu) > 0.1) return 'ja';
  if (shareOf(/\p{Script=Han}/gu) > 0.4) return 'zh';
  if (shareOf(/\p{Script=Arabic}/gu) > 0.5) return 'ar';
  return shareOf(/\p{Script=Latin}/gu) > 0.7 ? detectByWords(text) : null;
}

function detectByWords(text: string): string | null {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const hits = [...STOP_WORDS].map(([lang, stopWords]) => ({
    lang,
    count: words.filter((word) => stopWords.has(word)).length,
  }));
  const [best, next] = hits.sort((one, other) => other.count - one.count);
  if (!best || best.count < LEAST_HITS || best.count < (next?.count ?? 0) * LEAST_LEAD) return null;
  return best.lang;
}
