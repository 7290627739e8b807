import { finiteFormOf, type RomanceGrammar } from './romance-grammar.js';

const ACCENTS: Readonly<Record<string, string>> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u' };
/** Italian nouns that look like a verb with a pronoun. */
const NOUNS = /^(?:portale|segnale|stivale|pedale|girale|scala|scale|parola|tegola)$/iu;

/** An order with the pronouns behind it, or of the second person plural, as an infinitive: "fírmelo", "abrid", "inviatelo", "mets-les". */
export function infinitiveOfImperative(word: string, grammar: RomanceGrammar): string | null {
  const { lang } = grammar;
  const plain = word.toLowerCase();
  if (lang === 'es') return spanish(plain, grammar);
  if (lang === 'it') return italian(plain, grammar);
  if (lang === 'fr') return french(plain, grammar);
  if (lang === 'pt') return portuguese(plain, grammar);
  return null;
}

/** "comprobad" → "comprobar", "abridlo" → "abrirlo", "ciérrela" → "cerrarla" */
function spanish(word: string, grammar: RomanceGrammar): string | null {
  const ofMany = /^(\p{L}{2,}[aei])d(l[aoe]s?)?$/u.exec(word);
  if (ofMany && grammar.verbs.isInfinitive(`${ofMany[1]}r`)) return `${ofMany[1]}r${ofMany[2] ?? ''}`;
  // "lávese", "quitaos": what somebody does to themselves.
  const [, self = ''] = /^(\p{L}{2,}?)(?:se|te|nse)$/u.exec(word) ?? [];
  const bare = self.replace(/[áéíóú]/gu, (vowel) => ACCENTS[vowel] ?? vowel);
  const own = bare === self ? null : (finiteFormOf(bare, grammar) ?? finiteFormOf(self, grammar));
  // "límpiese la mesa": what is done to a thing.
  if (own)
    return /se$/u.test(word) && !grammar.reflexiveVerbs.test(own.infinitive) ? own.infinitive : `${own.infinitive}se`;
  const [, said = '', clitic = ''] = /^(\p{L}{2,}?)(l[aoe]s?)$/u.exec(word) ?? [];
  const base = said.replace(/[áéíóú]/gu, (vowel) => ACCENTS[vowel] ?? vowel);
  // Without an accent, a word of two syllables or more is no order with a pronoun: "tabla", but "ponlo".
  const isSure = base !== said || /^(?:pon|haz|ten|ve|di|sal)$/u.test(base);
  const form = said !== '' && isSure ? finiteFormOf(base, grammar) : null;
  return form ? form.infinitive + clitic : null;
}

/** "preparate" → "preparare", "inviatelo" → "inviarlo", "mettila" → "metterla" */
function italian(word: string, grammar: RomanceGrammar): string | null {
  if (NOUNS.test(word)) return null;
  const [, stem = '', vowel = '', behind = ''] = /^(\p{L}{2,}?)([aei])te(l[aeoi]|ne|gli)?$/u.exec(word) ?? [];
  const ofMany = `${stem}${vowel}re`;
  if (stem !== '' && grammar.verbs.isInfinitive(ofMany))
    return behind === '' ? ofMany : grammar.attach(ofMany, [behind]);
  const [, said = '', clitic = ''] = /^(\p{L}{3,}?)(l[aeoi]|ne|gli)$/u.exec(word) ?? [];
  // "segnala" is of "segnalare".
  const form = said === '' || grammar.verbs.isFinite(word) ? null : finiteFormOf(said, grammar);
  const isOrder = form?.persons.has('you') || form?.persons.has('order') || /a$/u.test(said);
  return form && isOrder ? grammar.attach(form.infinitive, [clitic]) : null;
}

/** "mets-les" → "les mettre", "remettez-lui" → "lui remettre" */
function french(word: string, grammar: RomanceGrammar): string | null {
  const own = finiteFormOf(/^(\p{L}{2,})-(?:vous|toi)$/u.exec(word)?.[1] ?? '', grammar);
  if (own) return /^[aeéèêiouyh]/u.test(own.infinitive) ? `s'${own.infinitive}` : `se ${own.infinitive}`;
  const [, said = '', clitic = ''] = /^(\p{L}{2,})-(les?|la|lui|leur)$/u.exec(word) ?? [];
  const form = said === '' ? null : finiteFormOf(said, grammar);
  return form ? grammar.attach(form.infinitive, [clitic]) : null;
}

/** "guarda-os" → "guardá-los", "coloque-a" → "colocá-la" */
function portuguese(word: string, grammar: RomanceGrammar): string | null {
  const [, said = '', clitic = ''] = /^(\p{L}{3,})-([oa]s?)$/u.exec(word) ?? [];
  const form = said === '' ? null : finiteFormOf(said, grammar);
  return form ? grammar.attach(form.infinitive, [clitic]) : null;
}

/** "… y fírmelo": an order behind a coordinator would stay as it is. */
export function holdsImperative(after: string, grammar: RomanceGrammar): boolean {
  const found = new RegExp(`[\\s,](?:${grammar.coordinators})\\s+(\\p{Ll}+(?:-\\p{Ll}+)?)(?!\\p{L})`, 'giu');
  return [...` ${after}`.matchAll(found)].some(([, word = '']) => infinitiveOfImperative(word, grammar) !== null);
}
