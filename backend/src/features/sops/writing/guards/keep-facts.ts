import { blocksOf, lostParts, notesOf, splitSentences, trimPunctuation } from '../../../../../libs/drafter/index.js';
import {
  KnownFacts,
  LIST_LIMITS,
  linesOf,
  type NewItemId,
  newItemId,
  primaryLanguage,
  type SopDocument,
  specificsOf,
  withoutAskedLanguage,
  withoutSecrets,
} from '../../../../../libs/sop-document/index.js';

/** Languages written without spaces, in which lost words cannot be counted. */
const UNSPACED_LANGUAGES = new Set(['zh', 'ja', 'th', 'lo', 'km', 'my']);
const NUMBER = /\d+(?:[.,:]\d+)*/gu;
const COURTESY =
  /^(?:hi|hello|hey|dear|thanks|thank you|many thanks|cheers|best|kind regards|regards|hola|gracias|saludos|bonjour|merci|cordialement|hallo|guten tag|danke|vielen dank|grüße|olá|obrigad[oa])(?!\p{L})/iu;
const LONGEST_COURTESY = 50;
/** Minimum number of sentences for judging the share that is lost. */
const LEAST_PARTS = 4;
/** An answer that loses more of the request than this is about something else. */
const MOST_LOST = 2 / 3;

/** A document that contains every fact of the request. */
export interface KeptFacts {
  document: SopDocument;
  /** Whether so much was missing that the answer is probably about something else. */
  isMostLost: boolean;
}

/**
 * Adds sentences of the request that the document lacks to its notes, verbatim, as the offline drafter does: those with
 * a missing number, time, code or name, or with too many missing words.
 * @param written language of the document; if it differs from the request's, only numbers, codes and names can be
 * compared
 */
export function keepFacts(
  document: SopDocument,
  request: { text: string; lang: string },
  written: string | null,
  newId: NewItemId = newItemId,
): KeptFacts {
  const parts = partsOf(request);
  const isComparable = (written ?? request.lang) === request.lang && !UNSPACED_LANGUAGES.has(request.lang);
  const texts = [...linesOf(document).flatMap((line) => line.texts), ...document.questions.map(({ text }) => text)];
  const kept = new KnownFacts(texts.join('\n'), primaryLanguage(document.lang));
  const reworded = isComparable ? partsWithLostWords(parts, document) : new Set<string>();
  const lost = parts.filter((part) => {
    const isFactLost = specificsOf(withoutSecrets(part), request.lang).some((specific) => !kept.has(specific));
    return isFactLost || reworded.has(part);
  });
  const room = LIST_LIMITS.notes - document.notes.length;
  return {
    document: { ...document, notes: [...document.notes, ...notesOf(lost.map(trimPunctuation), newId).slice(0, room)] },
    isMostLost: parts.length >= LEAST_PARTS && lost.length > parts.length * MOST_LOST,
  };
}

/** Compares only words: a number in another notation, such as 07:00 for 7 am, is not lost. */
function partsWithLostWords(parts: readonly string[], document: SopDocument): Set<string> {
  const wordsOf = (part: string): string => trimPunctuation(part.replace(NUMBER, ' '));
  const lost = new Set(lostParts(parts.map(wordsOf), document));
  return new Set(parts.filter((part) => lost.has(wordsOf(part))));
}

function partsOf({ text, lang }: { text: string; lang: string }): string[] {
  return blocksOf(withoutAskedLanguage(text))
    .filter((block) => block.kind !== 'heading')
    .flatMap((block) => splitSentences(block.text, lang))
    .filter((part) => part.length > LONGEST_COURTESY || !COURTESY.test(part));
}
