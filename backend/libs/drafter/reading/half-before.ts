import { foreignOrder, germanicGrammarOf, holdsAnyVerb, holdsAuxiliary } from '../languages/clauses/foreign-order.js';
import { type GermanicGrammar, isFiniteVerb } from '../languages/clauses/germanic-grammar.js';
import { COUNTED } from '../languages/firm-told.js';

/** Opens a clause of German or Dutch that ends with its verb: "prüft, ob …", "bekijkt of …"; the group is the clause. */
const OPENS_ASKED: Readonly<Record<string, RegExp>> = {
  de: /^(?:.*[\s,])?(?:ob|dass|wer|was|wie|wo|woher|wohin|wann|welche[rsnm]?|wessen|warum)\s([^;:]+)$/su,
  nl: /^(?:.*[\s,])?(?:of|dat|wie|wat|hoe|waar|wanneer|welke?|hoeveel|waarom)\s([^;:]+)$/su,
};
/** Goes on with a list within such a clause. */
const GOES_ON: Readonly<Record<string, RegExp>> = {
  de: /^(?:am|an|auf|aus|bei|beim|durch|für|im|in|mit|nach|unter|vom|von|vor|zu|zum|zur|über)\s|\s(?:oder|und)\s/u,
  nl: /^(?:aan|achter|bij|door|in|met|naar|onder|op|over|uit|van|voor|tijdens)\s|\s(?:of|en)\s/u,
};

/** In which case, or for what, another amount holds. */
const IN_CASE =
  '(?:si|se|quand|cuando|quando|caso|en caso de|en cas d|in caso di|em caso de|als|wanneer|wenn|falls|bei|beim|bij|para|pour|per|für|voor|im|in|en|em|nel|nella|no|na)';
const AMOUNT = new Map(
  Object.entries(COUNTED).map(([lang, numbers]) => {
    const amount = String.raw`(?:\d[\d.,]*|(?:${numbers})(?!\p{L}))`;
    return [
      lang,
      {
        any: new RegExp(String.raw`(?<![\p{L}\d])${amount}`, 'iu'),
        inCase: new RegExp(String.raw`^${amount}(?:\s?(?:%|°C|€|\p{L}{1,12}))?\s${IN_CASE}(?=[\s'’])`, 'iu'),
      },
    ];
  }),
);
const MAX_BEFORE = 400;
/** So many words may tell another amount and its case. */
const MAX_AMOUNT_WORDS = 14;

/** Whether a part of a sentence only ends what the one before it has begun, so that both are one line. @param lang ISO 639-1 */
export function endsHalfBefore(part: string, before: string, lang: string): boolean {
  return endsAskedClause(part, before, lang) || isAmountInCase(part, before, lang);
}

/** "prüft, ob der Mangel am Holz, | am Leim oder am Lack liegt": a list within a clause that ends with its verb. */
function endsAskedClause(part: string, before: string, lang: string): boolean {
  const grammar = germanicGrammarOf(lang);
  // A longer half is dictated; so the pattern stays linear.
  const open = before.length > MAX_BEFORE ? undefined : OPENS_ASKED[lang]?.exec(before)?.[1];
  if (!grammar || open === undefined || !GOES_ON[lang]?.test(part)) return false;
  // In Dutch a noun looks like a verb, and stands behind its article or a preposition then.
  const isVerb = (word: string, at: number, words: readonly string[]): boolean =>
    holdsAuxiliary(word, lang) ||
    (/^\p{Ll}/u.test(word) && isFiniteVerb(word, grammar) && !opensNoun(words[at - 1] ?? '', grammar));
  const words = part.split(/\s+/u);
  const last = words.at(-1) ?? '';
  const isAtEnd = isVerb(last, words.length - 1, words) || grammar.verbs.isInfinitive(last);
  return isAtEnd && !words.slice(0, -2).some(isVerb) && !open.split(/[\s,]+/u).some(isVerb);
}

function opensNoun(word: string, grammar: GermanicGrammar): boolean {
  return grammar.articles.test(`${word} `) || grammar.leads.test(`${word} x`);
}

/** "Por norma son 24 horas, | 48 si llueve": another amount of the same, and when it holds. */
function isAmountInCase(part: string, before: string, lang: string): boolean {
  const amount = AMOUNT.get(lang);
  if (!amount?.inCase.test(part) || !amount.any.test(before)) return false;
  const isLong = part.split(/\s+/u).length > MAX_AMOUNT_WORDS;
  return !isLong && foreignOrder(part, lang) === null && holdsAnyVerb(before, lang);
}
