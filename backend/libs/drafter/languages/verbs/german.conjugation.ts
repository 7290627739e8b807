import { otherSpellings } from '../german-spelling.js';
import { GERMAN_FURTHER } from './german.further-verbs.js';
import { GERMAN_STRONG, GERMAN_WEAK } from './german.verbs.js';
import { type ConjugatedVerb, othersOf, type Person, VerbTable, wordsOf } from './verb-table.js';

/** A participle without ge-: "verpackt", "kontrolliert", "überprüft". */
const WITHOUT_GE = /^(?:be|ver|er|ent|emp|zer|ge|miss|über(?!n)|unter|wieder(?=hol))|(?<!schm|z|^fr)ieren$/u;

function stemOf(infinitive: string): string {
  return infinitive.replace(/(?<=e[lr])n$|e?n$/u, '');
}

/** "arbeitet", "öffnet", "zeichnet" need an e before the t. */
function withT(stem: string): string {
  return /(?:[td]|[^aeiouäöülrhmn][mn]|[dfgtcksbp]n|chn)$/u.test(stem) ? `${stem}et` : `${stem}t`;
}

/** "prüft" → "prüfst", "arbeitet" → "arbeitest", "liest" → "liest", "hält" → "hältst" */
function secondOf(third: string): string {
  if (/(?:[sßxz]t)$/u.test(third)) return third;
  return /^(?:.*(?:hält|rät|brät|tritt))$/u.test(third) ? `${third}st` : third.replace(/t$/u, 'st');
}

/** "nimmt" → "nimm", "gibt" → "gib", "liest" → "lies": only a changed e stays changed in an order. */
function orderOf(infinitive: string, third: string): string {
  // "stellt die Kisten bereit": an order would look like the adverb.
  if (infinitive === 'bereiten') return 'bereite';
  const isChanged = /[^i]e[^aeiouäöü]+en$/u.test(infinitive) && /i[^aeiouäöü]*e?[^aeiouäöü]*t$/u.test(third);
  return isChanged ? third.replace(/(?<!trit)t$/u, '') : stemOf(infinitive);
}

function formsOf(infinitive: string, third: string | null): (readonly [Person, string])[] {
  const stem = stemOf(infinitive);
  const first = /e[lr]n$/u.test(infinitive) ? stem.replace(/e([lr])$/u, '$1') : stem;
  const named: (readonly [Person, string])[] =
    third === null
      ? []
      : [
          ['one', third],
          ['you', secondOf(third)],
          ['you', withT(stem)],
          ['order', orderOf(infinitive, third)],
        ];
  return [...named, ['they', infinitive], ['I', `${first}e`]];
}

function weak(infinitive: string): ConjugatedVerb {
  const third = withT(stemOf(infinitive));
  return {
    infinitive,
    forms: formsOf(infinitive, third),
    participles: [WITHOUT_GE.test(infinitive) ? third : `ge${third}`],
  };
}

function strong([infinitive, written]: [string, string]): ConjugatedVerb {
  const [third = '-', participles = '-'] = wordsOf(written);
  return {
    infinitive,
    forms: third === '-' ? [] : formsOf(infinitive, third),
    participles: participles === '-' ? [] : participles.split('/'),
  };
}

/** The verb, and the same as it is written without umlauts or in Switzerland: "prüft" and "prueft". */
function inEachSpelling(verb: ConjugatedVerb): ConjugatedVerb[] {
  const written = [verb.infinitive, ...verb.forms.map(([, form]) => form), ...verb.participles];
  const count = Math.max(...written.map((word) => otherSpellings(word).length));
  return [
    verb,
    ...Array.from({ length: count }, (_, at) => {
      const spelled = (word: string): string => otherSpellings(word)[at] ?? otherSpellings(word).at(-1) ?? word;
      const isOther = (form: string): boolean => !written.includes(form);
      return {
        infinitive: spelled(verb.infinitive),
        // A form with one spelling belongs to the verb itself.
        forms: verb.forms.map(([person, form]) => [person, spelled(form)] as const).filter(([, form]) => isOther(form)),
        participles: verb.participles.map(spelled).filter(isOther),
      };
    }),
  ];
}

/** The German verbs that work is told with. */
export function germanVerbs(): VerbTable {
  const known = new Set(Object.keys(GERMAN_STRONG));
  const verbs = [
    ...Object.entries(GERMAN_STRONG).map(strong),
    ...[...new Set(wordsOf(GERMAN_WEAK))].filter((verb) => !known.has(verb)).map(weak),
  ];
  return new VerbTable(
    verbs.flatMap(inEachSpelling),
    othersOf(GERMAN_FURTHER, verbs).map(weak).flatMap(inEachSpelling),
  );
}
