import { withFuture } from './future.js';
import { PORTUGUESE_FURTHER } from './portuguese.further-verbs.js';
import { PORTUGUESE_IRREGULAR, PORTUGUESE_REGULAR } from './portuguese.verbs.js';
import { type ConjugatedVerb, irregularVerb, othersOf, type Person, VerbTable, wordsOf } from './verb-table.js';

const GENDERS = ['o', 'a', 'os', 'as'];
const ORDER: readonly Person[] = ['I', 'you', 'one', 'we', 'they', 'order', 'order'];

/** "toc" → "toqu", "pag" → "pagu", "lanç" → "lanc": the same sound before an e. */
function beforeE(stem: string): string {
  return stem.replace(/c$/u, 'qu').replace(/g$/u, 'gu').replace(/ç$/u, 'c');
}

/** "corrig" → "corrij", "aquec" → "aqueç": the same sound before an a or an o. */
function beforeA(stem: string): string {
  return stem.replace(/gu$/u, 'g').replace(/g$/u, 'j').replace(/c$/u, 'ç');
}

function formsOf(infinitive: string): { forms: string[]; participle: string } {
  const stem = infinitive.slice(0, -2);
  if (infinitive.endsWith('ar')) {
    const soft = beforeE(stem);
    return {
      forms: [`${stem}o`, `${stem}as`, `${stem}a`, `${stem}amos`, `${stem}am`, `${soft}e`, `${soft}em`],
      participle: `${stem}ado`,
    };
  }
  const [hard, vowel] = [beforeA(stem), infinitive.endsWith('er') ? 'e' : 'i'];
  return {
    forms: [`${hard}o`, `${stem}es`, `${stem}e`, `${stem}${vowel}mos`, `${stem}em`, `${hard}a`, `${hard}am`],
    participle: `${stem}ido`,
  };
}

function regular(infinitive: string): ConjugatedVerb {
  const { forms, participle } = formsOf(infinitive);
  return {
    infinitive,
    forms: ORDER.flatMap((person, at) => (forms[at] === undefined ? [] : [[person, forms[at]] as const])),
    participles: GENDERS.map((gender) => participle.slice(0, -1) + gender),
  };
}

/** The Portuguese verbs that work is told with. */
export function portugueseVerbs(): VerbTable {
  const irregular = Object.entries(PORTUGUESE_IRREGULAR);
  const others = [...new Set(wordsOf(PORTUGUESE_REGULAR))].filter((verb) => !(verb in PORTUGUESE_IRREGULAR));
  const verbs = [...irregular.map(([verb, forms]) => irregularVerb(verb, forms, GENDERS)), ...others.map(regular)];
  return new VerbTable(
    verbs.map((verb) => withFuture(verb, 'pt')),
    othersOf(PORTUGUESE_FURTHER, verbs).map((verb) => withFuture(regular(verb), 'pt')),
  );
}
