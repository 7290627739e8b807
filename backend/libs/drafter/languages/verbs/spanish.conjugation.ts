import { withFuture } from './future.js';
import { SPANISH_FURTHER } from './spanish.further-verbs.js';
import { SPANISH_IRREGULAR, SPANISH_VERBS } from './spanish.verbs.js';
import { type ConjugatedVerb, irregularVerb, othersOf, type Person, VerbTable, wordsOf } from './verb-table.js';

const GENDERS = ['o', 'a', 'os', 'as'];
const ACCENTS: Readonly<Record<string, string>> = { i: 'í', u: 'ú' };

/** The last vowel of a stem, which changes where it is stressed. */
const LAST_VOWEL = /[aeiou](?=[^aeiou]*$)/u;

/** How the stem of each class is written where it is stressed. */
const STRESSED: Readonly<Record<keyof typeof SPANISH_VERBS, (stem: string) => string>> = {
  regular: (stem) => stem,
  ie: (stem) => stem.replace(LAST_VOWEL, 'ie'),
  ue: (stem) => stem.replace(LAST_VOWEL, 'ue'),
  i: (stem) => stem.replace(LAST_VOWEL, 'i'),
  accented: (stem) => stem.replace(LAST_VOWEL, (vowel) => ACCENTS[vowel] ?? vowel),
  y: (stem) => `${stem}y`,
};

/** "toc" → "toqu", "pag" → "pagu", "realiz" → "realic": the same sound before an e. */
function beforeE(stem: string): string {
  return stem.replace(/c$/u, 'qu').replace(/g$/u, 'gu').replace(/z$/u, 'c');
}

/** "recog" → "recoj": the same sound before an a or an o. */
function beforeA(stem: string): string {
  return stem.replace(/gu$/u, 'g').replace(/g$/u, 'j');
}

function conjugated(infinitive: string, stressed: (stem: string) => string): ConjugatedVerb {
  const [stem, ending] = [infinitive.slice(0, -2), infinitive.slice(-2)];
  const strong = stressed(stem);
  if (ending === 'ar') {
    const order = beforeE(strong);
    return {
      infinitive,
      forms: [
        ...formsOf(
          [`${strong}o`, `${strong}as`, `${strong}a`, `${stem}amos`, `${strong}an`],
          [`${order}e`, `${order}en`],
        ),
        ['you', `${stem}áis`],
      ],
      participles: GENDERS.map((gender) => `${stem}ad${gender}`),
    };
  }
  const vowel = ending === 'er' ? 'e' : 'i';
  const order = beforeA(strong);
  return {
    infinitive,
    forms: [
      ...formsOf(
        [`${order}o`, `${strong}es`, `${strong}e`, `${stem}${vowel}mos`, `${strong}en`],
        [`${order}a`, `${order}an`],
      ),
      ['you', `${stem}${vowel === 'e' ? 'éis' : 'ís'}`],
    ],
    participles: GENDERS.map((gender) => `${stem}id${gender}`),
  };
}

const ORDER: readonly Person[] = ['I', 'you', 'one', 'we', 'they'];

function formsOf(forms: readonly string[], orders: readonly string[]): (readonly [Person, string])[] {
  return [
    ...forms.flatMap((form, at) => (ORDER[at] ? [[ORDER[at], form] as const] : [])),
    ...orders.map((form) => ['order', form] as const),
  ];
}

/** "ponéis", "salís", "dais": the second person plural is regular. */
function withPlural(verb: ConjugatedVerb): ConjugatedVerb {
  const [stem, ending] = [verb.infinitive.slice(0, -2), verb.infinitive.slice(-2)];
  const plural = { ar: 'áis', er: 'éis', ir: 'ís', ír: 'ís' }[ending];
  const isRegular = plural !== undefined && stem.length > 1;
  return isRegular ? { ...verb, forms: [...verb.forms, ['you', stem + plural]] } : verb;
}

/** The Spanish verbs that work is told with. */
export function spanishVerbs(): VerbTable {
  const irregular = Object.entries(SPANISH_IRREGULAR).map(([verb, forms]) =>
    withPlural(irregularVerb(verb, forms, GENDERS)),
  );
  const changed = Object.entries(STRESSED)
    .filter(([kind]) => kind !== 'regular')
    .flatMap(([kind, stressed]) =>
      wordsOf(SPANISH_VERBS[kind as keyof typeof SPANISH_VERBS]).map((verb) => ({ verb, stressed })),
    );
  const known = new Set([...Object.keys(SPANISH_IRREGULAR), ...changed.map(({ verb }) => verb)]);
  const regular = wordsOf(SPANISH_VERBS.regular).filter((verb) => !known.has(verb));
  const verbs = [
    ...irregular,
    ...changed
      .filter(({ verb }) => !(verb in SPANISH_IRREGULAR))
      .map(({ verb, stressed }) => conjugated(verb, stressed)),
    ...regular.map((verb) => conjugated(verb, STRESSED.regular)),
  ];
  return new VerbTable(
    verbs.map((verb) => withFuture(verb, 'es')),
    othersOf(SPANISH_FURTHER, verbs).map((verb) => withFuture(conjugated(verb, STRESSED.regular), 'es')),
  );
}
