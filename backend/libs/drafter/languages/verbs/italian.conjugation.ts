import { withFuture } from './future.js';
import { ITALIAN_FURTHER } from './italian.further-verbs.js';
import {
  ITALIAN_IRREGULAR,
  ITALIAN_PARTICIPLES,
  ITALIAN_REGULAR,
  ITALIAN_WITH_ISC,
  ITALIAN_WITHOUT_ISC,
} from './italian.verbs.js';
import { type ConjugatedVerb, irregularVerb, othersOf, type Person, VerbTable, wordsOf } from './verb-table.js';

const GENDERS = ['o', 'a', 'i', 'e'];
const ORDER: readonly Person[] = ['I', 'you', 'one', 'we', 'they', 'order', 'order'];

function withForms(infinitive: string, forms: readonly string[], participle: string): ConjugatedVerb {
  return {
    infinitive,
    forms: ORDER.flatMap((person, at) => (forms[at] === undefined ? [] : [[person, forms[at]] as const])),
    participles: GENDERS.map((gender) => participle.slice(0, -1) + gender),
  };
}

/** "carichi", "tagli", "inizi": the same sound before an i. */
function beforeI(stem: string): string {
  return stem.replace(/(?<=[cg])$/u, 'h').replace(/i$/u, '');
}

function inAre(infinitive: string): ConjugatedVerb {
  const stem = infinitive.slice(0, -3);
  const soft = beforeI(stem);
  const forms = [`${stem}o`, `${soft}i`, `${stem}a`, `${soft}iamo`, `${stem}ano`, `${soft}ino`];
  return withForms(infinitive, forms, `${stem}ato`);
}

function inEre(infinitive: string): ConjugatedVerb {
  const stem = infinitive.slice(0, -3);
  const endings = ['o', 'i', 'e', 'iamo', 'ono', 'a', 'ano'];
  const participle = ITALIAN_PARTICIPLES[infinitive] ?? `${stem}uto`;
  return withForms(
    infinitive,
    endings.map((ending) => stem + ending),
    participle,
  );
}

function inIre(infinitive: string, isc: string): ConjugatedVerb {
  const stem = infinitive.slice(0, -3);
  const strong = stem + isc;
  const forms = [`${strong}o`, `${strong}i`, `${strong}e`, `${stem}iamo`, `${strong}ono`, `${strong}a`, `${strong}ano`];
  return withForms(infinitive, forms, ITALIAN_PARTICIPLES[infinitive] ?? `${stem}ito`);
}

/** The Italian verbs that work is told with. */
export function italianVerbs(): VerbTable {
  const known = new Set(Object.keys(ITALIAN_IRREGULAR));
  const unknown = (list: string): string[] => [...new Set(wordsOf(list))].filter((verb) => !known.has(verb));
  const regular = unknown(ITALIAN_REGULAR);
  const verbs = [
    ...Object.entries(ITALIAN_IRREGULAR).map(([verb, forms]) => irregularVerb(verb, forms, GENDERS)),
    ...regular.filter((verb) => verb.endsWith('are')).map(inAre),
    ...regular.filter((verb) => verb.endsWith('ere')).map(inEre),
    ...unknown(ITALIAN_WITH_ISC).map((verb) => inIre(verb, 'isc')),
    ...unknown(ITALIAN_WITHOUT_ISC).map((verb) => inIre(verb, '')),
  ];
  return new VerbTable(
    verbs.map((verb) => withFuture(verb, 'it')),
    othersOf(ITALIAN_FURTHER, verbs).map((verb) => withFuture(inAre(verb), 'it')),
  );
}
