/** Longest piece that is read as one sentence; longer ones are cut at a blank. */
const MAX_SENTENCE_LENGTH = 600;

const ABBREVIATION =
  /\b(?:e\.g|i\.e|approx|no|nr|max|min|mind|etc|ca|z\.B|bzw|ggf|vs|incl|dr|mr|mrs|ms|prof|st|sr|sra|mme|hr|fr|art|tel|fig|dept|p)\.$/iu;

/** Gives the sentences of a text, in their order, whatever its script. */
export function splitSentences(text: string, lang: string): string[] {
  const sentences: string[] = [];
  for (const piece of segment(text, lang)) {
    const last = sentences.at(-1);
    if (last !== undefined && ABBREVIATION.test(last)) {
      sentences[sentences.length - 1] = `${last} ${piece}`;
    } else {
      sentences.push(...splitAtLowerCase(piece));
    }
  }
  return sentences.flatMap(cutLong);
}

function segment(text: string, lang: string): string[] {
  const segmenter = new Intl.Segmenter(lang, { granularity: 'sentence' });
  return [...segmenter.segment(text)].map(({ segment: piece }) => piece.trim()).filter(Boolean);
}

/** Dictated text begins its sentences with small letters. */
function splitAtLowerCase(sentence: string): string[] {
  const pieces: string[] = [];
  let rest = sentence;
  for (let border = nextBorder(rest); border > 0; border = nextBorder(rest)) {
    pieces.push(rest.slice(0, border).trim());
    rest = rest.slice(border).trim();
  }
  return [...pieces, rest].filter(Boolean);
}

function nextBorder(text: string): number {
  for (const match of text.matchAll(/[\p{L}\d)'’][.!?]\s+(?=\p{Ll})/gu)) {
    const border = match.index + match[0].trimEnd().length;
    if (!ABBREVIATION.test(text.slice(Math.max(0, border - 12), border))) return border;
  }
  return -1;
}

function cutLong(sentence: string): string[] {
  const pieces: string[] = [];
  let rest = sentence;
  while (rest.length > MAX_SENTENCE_LENGTH) {
    const border = rest.lastIndexOf(' ', MAX_SENTENCE_LENGTH);
    const end = border > 0 ? border : wholeCharacters(rest, MAX_SENTENCE_LENGTH);
    pieces.push(rest.slice(0, end).trim());
    rest = rest.slice(end).trim();
  }
  return [...pieces, rest].filter(Boolean);
}

/** Gives the length, or one less where it would cut a character into halves. */
function wholeCharacters(text: string, length: number): number {
  const code = text.charCodeAt(length - 1);
  const isFirstHalf = code >= 0xd800 && code <= 0xdbff;
  return isFirstHalf ? length - 1 : length;
}
