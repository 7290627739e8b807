import { GERMAN_STRONG, GERMAN_WEAK } from './german.verbs.js';
import { type ConjugatedVerb, type Person, VerbTable, wordsOf } from './verb-table.js';

/** A participle without ge-: "verpackt", "kontrolliert", "überprüft". */
const WITHOUT_GE = /^(?:be|ver|er|ent|emp|zer|ge|miss|über(?!n)|unter|wieder(?=hol))|(?<!schm|z|^fr)ieren$/u;

function stemOf(infinitive: string): string {
  return infinitive.replace(/(?<=e[lr])n$|e?n$/u, '');
}

/** "arbeitet", "öffnet", "zeichnet" need an e before the t. */
function withT(stem: string): string {
  return /(?:[td]|[^aeiouäöülrhmn][mn]|[dfgtcksbp]n|chn)$/u.test(stem) ? `${stem}et` : `${stem}t`;
}

function formsOf(infinitive: string, third: string | null): (readonly [Person, string])[] {
  const stem = stemOf(infinitive);
  const first = /e[lr]n$/u.test(infinitive) ? stem.replace(/e([lr])$/u, '$1') : stem;
  const one = third === null ? [] : [['one', third] as const];
  return [...one, ['they', infinitive] as const, ['I', `${first}e`] as const];
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

/** The German verbs that work is told with. */
export function germanVerbs(): VerbTable {
  const known = new Set(Object.keys(GERMAN_STRONG));
  return new VerbTable([
    ...Object.entries(GERMAN_STRONG).map(strong),
    ...[...new Set(wordsOf(GERMAN_WEAK))].filter((verb) => !known.has(verb)).map(weak),
  ]);
}
