import {
  beginsWithVerb,
  cutAtOrders,
  endsWithInfinitive,
  foreignOrder,
  germanicGrammarOf,
  romanceGrammarOf,
} from '../languages/clauses/foreign-order.js';
import { isDeterminer, isFiniteWord } from '../languages/clauses/romance-grammar.js';
import { splitOutsideBrackets } from '../text/split-outside-brackets.js';
import { trimPunctuation } from '../text/words.js';

/** How a language says that a value lies below, between or above others. */
interface BandWords {
  /** Before a value: "bis", "unter". */
  limits: string;
  /** Before the first of two: "zwischen", and between both: "und". */
  between: string;
  and: string;
  /** What takes up the last value: "darüber". */
  beyond: string;
}

const WORDS: Readonly<Record<string, BandWords>> = {
  de: {
    limits: 'bis(?: zu)?|unter|über|ab|mehr als|weniger als|höchstens|mindestens|oberhalb von|unterhalb von',
    between: 'zwischen|von|im bereich von',
    and: 'und|bis',
    beyond: 'darüber|darunter|dazwischen|drüber|drunter|außerhalb davon|alles darüber|alles darunter',
  },
  nl: {
    limits: 'tot(?: en met)?|onder|boven|vanaf|meer dan|minder dan|hoogstens|minstens',
    between: 'tussen|van',
    and: 'en|tot',
    beyond: 'daarboven|daaronder|daartussen|erboven|eronder|alles daarboven|alles daaronder',
  },
  fr: {
    limits:
      "jusqu['’]à|au-dessus de|en dessous de|au-delà de|à partir de|plus de|moins de|en deçà de|avec (?:plus|moins) de",
    between: 'entre|de',
    and: 'et|à',
    beyond: 'au-dessus|en dessous|au-delà|entre les deux|plus bas|plus haut',
  },
  es: {
    limits:
      'hasta|por encima de(?:l| los| las)?|por debajo de(?:l| los| las)?|a partir de(?:l| los| las)?|(?:con )?más de|(?:con )?menos de|desde',
    between: 'entre|de',
    and: 'y|a',
    beyond: 'por encima(?: de eso)?|por debajo(?: de eso)?|a partir de ahí',
  },
  it: {
    limits:
      'fino a(?:i|gli|lle)?|oltre(?: i| gli| le)?|sopra(?: i| gli| le)?|sotto(?: i| gli| le)?|più di|meno di|al di (?:sopra|sotto) de[il]|a partire da(?:i|gli)?',
    between: 'fra(?: i| gli| le)?|tra(?: i| gli| le)?|da(?:i|gli|lle)?',
    and: 'e(?: i| gli)?|a(?:i|gli)?',
    beyond: 'oltre|sopra|sotto|al di sopra|al di sotto',
  },
  pt: {
    limits: 'até|acima d(?:e|os|as)|abaixo d(?:e|os|as)|a partir d(?:e|os|as)|mais de|menos de|com (?:mais|menos) de',
    between: 'entre|de',
    and: 'e|a',
    beyond: 'acima(?: disso)?|abaixo(?: disso)?|daí para cima|daí em diante',
  },
};

const NUMBER = String.raw`(?:[+–-]\s?)?(?:€\s?)?\d[\d.,]*`;
const UNIT = String.raw`(?:\s?(?:°\s?[\p{L}]{0,2}|%|‰|€|[\p{Ll}µ]{1,4}/[\p{Ll}\d³²]{1,4}|k?g|mg|µg|ng|t|m?l|hl|[ckm]?m|m[²³]|bar|ppm|k?[vw]|(?:grad|graden|degrés?|grados?|gradi|graus?|prozent|procent|euros?|francs?|franken|stunden?|uur|uren|heures?|horas?|ore|minuten?|minutes?|minutos?|minuti|tagen?|dagen|jours?|días?|dias?|giorni?|wochen?|weken|semaines?|semanas?|settimane|monaten?|maanden|mois|meses|mesi|jahren?|jaar|ans|años|anos|anni|kilo(?:s|gramm)?|tonnen?|liter|litres?|litros?|litri|meter|mètres?|metros?|metri|personen|personas|personnes|persone|pessoas|stück|stuks)|(?:pour|por|per) c(?:ent|iento|ento))(?![\p{L}\d])){0,2}`;
const ARTICLE_BEFORE = String.raw`(?:(?:den|die|de|het|les|los|las|gli|i|os|as)\s)?`;
const AFTERWARDS = String.raw`(?:\s(?:vorher|zuvor|danach|vooraf|van tevoren|antes|prima|avant|de \p{L}+|di \p{L}+))?`;

interface Band {
  /** A range at the beginning, and what is done then. */
  at: RegExp;
  /** The same, or behind the name of what it is of. */
  first: RegExp;
  /** The same, or without its preposition, or what takes up the one before. */
  later: RegExp;
}

const bands = new Map(
  Object.entries(WORDS).map(([lang, { limits, between, and, beyond }]): [string, Band] => {
    const value = `${ARTICLE_BEFORE}${NUMBER}${UNIT}`;
    const range = `${value}\\s(?:${and})\\s?${value}`;
    const one = `(?:(?:${limits})\\s?${value}|(?:${between})\\s${range})${AFTERWARDS}`;
    const several = `${one}(?:,?\\s(?:oder|of|ou|o)\\s${one})?`;
    const end = String.raw`(?![\p{L}\d])`;
    return [
      lang,
      {
        at: new RegExp(`^(?<when>${several}),?\\s(?<rest>\\p{L}.*)$`, 'isu'),
        first: new RegExp(`^(?:\\p{L}+\\s){0,2}?${one}${end}`, 'iu'),
        later: new RegExp(`^(?:(?:und|en|et|y|e)\\s)?(?:${one}|${range}|(?:${beyond}))${end}`, 'iu'),
      },
    ];
  }),
);

/** An hour is a time, and no range of a value. */
const HOUR = /\d\s?(?:h|uhr|uur|heures?|horas?|ore)(?!\p{L})/iu;

/** A part of a sentence, and the case in which alone it is done. */
export interface BandCase {
  when: string | null;
  text: string;
  /** Whether it has to stay in one line, as it was said. */
  isKept: boolean;
}

/**
 * The cases of a sentence that tells for several ranges of a value what is done ("Bis 4 Grad wird …, zwischen 4 und 7 …,
 * darüber …"), or for one of them several things; null where it tells none. They stay one line where one of them is no order.
 */
export function bandsOf(sentence: string, lang: string): BandCase[] | null {
  const known = bands.get(lang);
  if (!known || !/\d/u.test(sentence)) return null;
  const pieces = splitOutsideBrackets(sentence, /[,;]\s+/uy);
  const areBands = pieces.map((piece, at) => (at === 0 ? known.first : known.later).test(piece));
  const isSeveral = areBands[0] === true && areBands.filter(Boolean).length >= 2;
  const { when = '' } = known.at.exec(sentence)?.groups ?? {};
  // "Au-dessus de 5 mg, ou en dessous de 0,4, …": one case in two halves.
  if (!isSeveral || when.includes(',')) return oneBand(sentence, known, lang);
  if (pieces.some((piece) => endsWithInfinitive(piece, lang))) return null;
  const cases = areBands.every(Boolean) ? pieces.map((piece) => caseOf(piece, known.at, lang)) : [];
  const isCertain = cases.length > 0 && cases.every((one) => one !== null);
  return isCertain ? cases.flatMap((one) => one ?? []) : [{ when: null, text: sentence, isKept: true }];
}

/** What is done in a range, where all of it is orders. */
function caseOf(piece: string, at: RegExp, lang: string): BandCase[] | null {
  const { when = '', rest = '' } = at.exec(piece.replace(/^(?:und|en|et|y|e)\s/iu, ''))?.groups ?? {};
  if (when === '') return null;
  const clauses = cutAtOrders(rest, lang);
  const isOrder = (clause: string): boolean => foreignOrder(clause, lang)?.when === null;
  return clauses.every(isOrder) ? clauses.map((text) => ({ when: trimPunctuation(when), text, isKept: false })) : null;
}

/** "Fra 6 e 7 si scarica e si avvisa il capoturno": what is done in one range; in one line where not all of it is an order. */
function oneBand(sentence: string, { at }: Band, lang: string): BandCase[] | null {
  const { when = '', rest = '' } = at.exec(sentence)?.groups ?? {};
  if (when === '' || !isClause(rest, lang)) return null;
  const isLong = /[,;]\s/u.test(rest) || cutAtOrders(rest, lang).length > 1 || when.includes(',');
  if (!isLong) return null;
  // "… on ferme le bassin ; l'heure est notée": behind a semicolon it goes on with the same case.
  const [told = '', ...others] = sentence.split(/\s?;\s/u);
  const cases = caseOf(told, at, lang);
  const more = others.map((text) => ({ when: trimPunctuation(when), text, isKept: false }));
  const isCertain = cases !== null && others.every((text) => foreignOrder(text, lang)?.when === null);
  if (isCertain) return [...cases, ...more];
  return HOUR.test(when) ? null : [{ when: null, text: sentence, isKept: true }];
}

/** Whether words behind a range begin a clause, and no name of what it is a range of: "… Stück Seife". */
function isClause(rest: string, lang: string): boolean {
  const grammar = romanceGrammarOf(lang);
  if (!grammar) return germanicGrammarOf(lang) !== null && beginsWithVerb(rest, lang);
  const [first = ''] = rest.split(/\s+/u);
  const isSubject = /^(?:se|si|on|l['’]on|tu|vous|nous|il|elle)$/iu.test(first);
  return isSubject || isDeterminer(first, grammar) || isFiniteWord(first, grammar);
}

/** "Misura la temperatura: fino a 6 gradi si accetta, sopra si respinge": what is done, and the ranges that follow it. */
export function cutBeforeBands(sentence: string, lang: string): string[] {
  const [, head = '', behind = ''] = /^([^:：]{6,120})[:：]\s(.*\d.*)$/su.exec(sentence) ?? [];
  const isOrder = (part: string): boolean => cutAtOrders(part, lang).some((one) => foreignOrder(one, lang) !== null);
  return head !== '' && isOrder(head.split(/,\s/u).at(-1) ?? '') && bandsOf(behind, lang) !== null
    ? [head, behind]
    : [sentence];
}
