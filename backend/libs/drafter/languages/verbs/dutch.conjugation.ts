import { DUTCH_FURTHER } from './dutch.further-verbs.js';
import { DUTCH_STRONG, DUTCH_UNSTRESSED, DUTCH_WEAK } from './dutch.verbs.js';
import { type ConjugatedVerb, othersOf, VerbTable, wordsOf } from './verb-table.js';

const WITHOUT_GE = /^(?:be|ver(?!ven$)|er(?!v)|ont|her(?!k)|ge(?!v|n)|over|onder|voltooi)/u;
const SHORT: Readonly<Record<string, string>> = { doen: 'doe', gaan: 'ga', zien: 'zie', staan: 'sta', slaan: 'sla' };

/** "maken" → "maak", "zetten" → "zet", "schrijven" → "schrijf", "lezen" → "lees", "kopiëren" → "kopieer", "tekenen" → "teken". */
function stemOf(infinitive: string, isUnstressed: boolean): string {
  const short = SHORT[infinitive];
  if (short) return short;
  const bare = infinitive
    .replace(/iën$/u, 'ie')
    .replace(/en$/u, '')
    .replace(/ë(?=r$)/u, 'ee');
  const single = bare.replace(/([^aeiou])\1$/u, '$1');
  if (!isUnstressed && /[uië]eren$/u.test(infinitive)) return infinitive.replace(/eren$/u, 'eer');
  const isOpen = single === bare && !isUnstressed && /(?:^|[^aeiou])[aeou][^aeiouwxj]$/u.test(bare);
  const long = isOpen ? bare.replace(/([aeou])([^aeiou])$/u, '$1$1$2') : single;
  return long.replace(/v$/u, 'f').replace(/z$/u, 's');
}

function weakParticiple(infinitive: string, stem: string): string {
  // The consonant of the infinitive decides: "geverfd" from "verven", "gepakt" from "pakken".
  const last = infinitive.replace(/e?n$/u, '').at(-1) ?? '';
  const ending = /[td]$/u.test(stem) ? '' : /[kfspx]/u.test(last) || /ch$/u.test(stem) ? 't' : 'd';
  const prefixed = WITHOUT_GE.test(infinitive) ? stem : `ge${stem}`;
  return prefixed.replace(/^gee(?!e)/u, 'geë').replace(/^gei(?!j)/u, 'geï') + ending;
}

function conjugated(infinitive: string, participles: readonly string[] | null, isUnstressed = false): ConjugatedVerb {
  const stem = stemOf(infinitive, isUnstressed);
  const long = stem.replace(/(?<=^s?[tl]?|g)a$/u, 'aa');
  const third = long.endsWith('t') ? long : `${long}t`;
  return {
    infinitive,
    forms: [
      ['one', third],
      ['they', infinitive],
      ['order', stem],
    ],
    participles: participles ?? [weakParticiple(infinitive, stem)],
  };
}

/** The Dutch verbs that work is told with. */
export function dutchVerbs(): VerbTable {
  const strong = Object.entries(DUTCH_STRONG);
  const weak = [...new Set(wordsOf(DUTCH_WEAK))].filter((verb) => !(verb in DUTCH_STRONG));
  const verbs = [
    ...strong.map(([verb, participle]) => conjugated(verb, participle === '-' ? [] : [participle])),
    ...weak.map((verb) => conjugated(verb, null)),
    ...wordsOf(DUTCH_UNSTRESSED)
      .filter((verb) => !(verb in DUTCH_STRONG))
      .map((verb) => conjugated(verb, null, true)),
  ];
  return new VerbTable(
    verbs,
    othersOf(DUTCH_FURTHER, verbs).map((verb) => conjugated(verb, null)),
  );
}
