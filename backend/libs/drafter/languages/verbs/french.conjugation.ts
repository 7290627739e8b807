import { FRENCH_FURTHER } from './french.further-verbs.js';
import { FRENCH_DOUBLED, FRENCH_IRREGULAR, FRENCH_OPEN, FRENCH_REGULAR } from './french.verbs.js';
import { withFuture } from './future.js';
import { type ConjugatedVerb, irregularVerb, othersOf, type Person, VerbTable, wordsOf } from './verb-table.js';

const GENDERS = ['', 'e', 's', 'es'];
/** "mis", "pris": no further s. */
const IN_S: Readonly<Record<string, string>> = {
  mettre: 'mis',
  remettre: 'remis',
  admettre: 'admis',
  transmettre: 'transmis',
  émettre: 'émis',
  soumettre: 'soumis',
  prendre: 'pris',
  reprendre: 'repris',
};
/** "reçu": the same word is a noun, so that only the others count. */
const WITHOUT_MASCULINE: Readonly<Record<string, string>> = { recevoir: 'reçue reçues', tenir: 'tenue tenues' };

const ORDER: readonly Person[] = ['I', 'you', 'one', 'we', 'they', 'order'];

function withForms(infinitive: string, forms: readonly string[], participle: string): ConjugatedVerb {
  return {
    infinitive,
    forms: ORDER.flatMap((person, at) => (forms[at] === undefined ? [] : [[person, forms[at]] as const])),
    participles: GENDERS.map((gender) => participle + gender),
  };
}

/** "place" → "plaçons", "range" → "rangeons" */
function beforeO(stem: string): string {
  return stem.replace(/c$/u, 'ç').replace(/g$/u, 'ge');
}

function inEr(infinitive: string, strong: string): ConjugatedVerb {
  const stem = infinitive.slice(0, -2);
  const forms = [`${strong}e`, `${strong}es`, `${strong}e`, `${beforeO(stem)}ons`, `${strong}ent`, `${stem}ez`];
  return withForms(infinitive, forms, `${stem}é`);
}

/** "nettoy" → "nettoi"; "balay" may be either. */
function strongStem(stem: string): string {
  return stem.replace(/(?<=[ou])y$/u, 'i');
}

function regular(infinitive: string): ConjugatedVerb {
  const stem = infinitive.slice(0, -2);
  if (infinitive.endsWith('er')) return inEr(infinitive, strongStem(stem));
  if (infinitive.endsWith('ir')) {
    const forms = ['is', 'is', 'it', 'issons', 'issent', 'issez'].map((ending) => stem + ending);
    return withForms(infinitive, forms, `${stem}i`);
  }
  return withForms(infinitive, [`${stem}s`, `${stem}s`, stem, `${stem}ons`, `${stem}ent`, `${stem}ez`], `${stem}u`);
}

/** "balaie" beside "balaye" */
function inAyer(infinitive: string): ConjugatedVerb {
  const { forms } = inEr(infinitive, infinitive.slice(0, -3).concat('i'));
  return { infinitive, forms, participles: [] };
}

function irregular(infinitive: string, written: string): ConjugatedVerb {
  const verb = irregularVerb(infinitive, written, GENDERS);
  const inS = IN_S[infinitive];
  const others = WITHOUT_MASCULINE[infinitive];
  if (inS) return { ...verb, participles: [inS, `${inS}e`, `${inS}es`] };
  return others ? { ...verb, participles: wordsOf(others) } : verb;
}

/** The French verbs that work is told with. */
export function frenchVerbs(): VerbTable {
  const open = wordsOf(FRENCH_OPEN).filter((verb) => /[eé][^aeiouyéè]{1,2}er$/u.test(verb));
  const doubled = wordsOf(FRENCH_DOUBLED);
  const known = new Set([...Object.keys(FRENCH_IRREGULAR), ...open, ...doubled]);
  const others = [...new Set(wordsOf(FRENCH_REGULAR))].filter((verb) => !known.has(verb));
  const verbs = [
    ...Object.entries(FRENCH_IRREGULAR).map(([verb, forms]) => irregular(verb, forms)),
    ...open.map((verb) => inEr(verb, verb.slice(0, -2).replace(/[eé](?=[^eé]*$)/u, 'è'))),
    ...doubled.map((verb) => inEr(verb, verb.slice(0, -2).replace(/([lt])$/u, '$1$1'))),
    ...others.map(regular),
    ...others.filter((verb) => verb.endsWith('ayer')).map(inAyer),
  ];
  return new VerbTable(
    verbs.map((verb) => withFuture(verb, 'fr')),
    othersOf(FRENCH_FURTHER, verbs).map((verb) => withFuture(regular(verb), 'fr')),
  );
}
