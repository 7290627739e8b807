import { isThings } from '../languages/actors.js';
import {
  beginsWithVerb,
  foreignOrder,
  germanicGrammarOf,
  holdsAuxiliary,
  romanceGrammarOf,
} from '../languages/clauses/foreign-order.js';
import { isFiniteVerb } from '../languages/clauses/germanic-grammar.js';

/** The last two things of a list, by language. */
export const LAST_THINGS: Readonly<Record<string, RegExp>> = {
  de: /^(?:\d+ )?\p{Lu}\p{L}+ (?:und|oder) (?:\d+ )?\p{Lu}\p{L}+$/u,
  nl: /^(?:\d+ )?\p{Ll}+ (?:en|of) (?:\d+ )?\p{Ll}+$/u,
  es: /^\p{Ll}+(?: de \p{Ll}+)? (?:y|e|o|u) (?:si\s.{3,60}|\p{Ll}+(?: de \p{Ll}+)?)$/u,
  fr: /^\p{Ll}+(?: d[eu] \p{Ll}+)? (?:et|ou) (?:si\s.{3,60}|\p{Ll}+(?: d[eu] \p{Ll}+)?)$/u,
  it: /^\p{Ll}+(?: di \p{Ll}+)? (?:ed?|o) (?:se\s.{3,60}|\p{Ll}+(?: di \p{Ll}+)?)$/u,
  pt: /^\p{Ll}+(?: d[aeo] \p{Ll}+)? (?:e|ou) (?:se\s.{3,60}|\p{Ll}+(?: d[aeo] \p{Ll}+)?)$/u,
};

/** "Bremsen und Licht | und schreibt den Stand auf", "remmen en licht | en noteert de stand" */
const THINGS_AND_ACT: Readonly<Record<string, RegExp>> = {
  de: /^((?:\d+ )?\p{Lu}[\p{L}-]+ (?:und|oder|sowie) (?:\d+ )?\p{Lu}[\p{L}-]+) (?:und )(\p{Ll}.+)$/su,
  nl: /^((?:\d+ )?\p{Ll}+ (?:en|of) (?:\d+ )?\p{Ll}+) (?:en )(\p{Ll}.+)$/su,
};

/** A part of a sentence, cut between a thing more of the verb before and another act: "…, le niveau d'huile | et note le kilométrage". */
export function cutBehindThings(part: string, before: string | undefined, lang: string): string[] {
  const grammar = romanceGrammarOf(lang);
  if (!grammar) {
    const [, things = '', act = ''] = actBehindThings(part, before, lang) ?? [];
    return act !== '' && foreignOrder(act, lang) !== null ? [things, act] : [part];
  }
  const [, things = '', act = ''] =
    new RegExp(`^(.{3,60}?)\\s(?:${grammar.and})\\s(\\p{L}.+)$`, 'isu').exec(part) ?? [];
  // "O livro e as fichas guardam-se": without a verb before it, the first thing is one of those that the verb behind is about.
  if (before === undefined && foreignOrder(part, lang) !== null) return [part];
  const isCut = isThings(things, lang) && !isThings(act, lang) && foreignOrder(act, lang) !== null;
  return isCut ? [things, act] : [part];
}

/** Whether a part begins with the last things of the verb before it, and goes on with another verb that stands alone nowhere. */
export function endsWithThings(part: string, before: string, lang: string): boolean {
  return actBehindThings(part, before, lang) !== null;
}

function actBehindThings(part: string, before: string | undefined, lang: string): RegExpExecArray | null {
  const found = THINGS_AND_ACT[lang]?.exec(part) ?? null;
  const [, , act = ''] = found ?? [];
  const isAct = beginsWithVerb(act, lang) || foreignOrder(act, lang)?.doer.kind === 'role';
  return before !== undefined && isAct && hasVerb(before, lang) ? found : null;
}

function hasVerb(part: string, lang: string): boolean {
  const grammar = germanicGrammarOf(lang);
  return (
    grammar !== null && (holdsAuxiliary(part, lang) || part.split(/\s+/u).some((word) => isFiniteVerb(word, grammar)))
  );
}

/** "l'heure et le nom | sur la feuille": the last things of a list, and where they go. */
const THINGS_AND_PLACE =
  /^(?<things>[^,;:]{3,60}?\s(?:et|y|e|ed)\s[^,;:]{3,40}?)\s(?:sur|dans|au|aux|en|nel\p{L}*|sul\p{L}*|n[oa]s?|em)\s\S.{2,50}$/iu;

/** Whether a part is the last things that an order before it is about, with a place: "noter la température, | l'heure et le nom sur la feuille". */
export function endsWithPlace(part: string, before: string, lang: string): boolean {
  const things = THINGS_AND_PLACE.exec(part)?.groups?.['things'] ?? '';
  const grammar = romanceGrammarOf(lang);
  if (!grammar || things === '' || !isThings(things, lang)) return false;
  const isInfinitive = grammar.verbs.isInfinitive(before.split(/\s+/u)[0]?.toLowerCase() ?? '');
  return isInfinitive || foreignOrder(before, lang) !== null;
}
