import { germanicGrammarOf, romanceGrammarOf } from './foreign-order.js';
import { germanicActor } from './germanic-order.js';
import type { Doer } from './order.js';
import { headOf, isFiniteWord, isPreposition, isStative, type RomanceGrammar } from './romance-grammar.js';
import { somebodyIn } from './romance-somebody.js';
import { isInCase, whoeverIn as whoeverDoes } from './romance-whoever.js';

const ARTICLE = String.raw`(?:el|la|los|las|le|les|l['’]|il|lo|i|gli|o|a|os|as|der|die|das|de|het)\s?`;
const NAME = String.raw`(?<who>\p{L}[\p{L}'’-]+(?:\s(?:de|del|do|da|di|du|della|des|van|von)\s\p{L}+)?)`;
/** "c'est le maître-nageur qui …", "es la jefa quien …", "das macht die Vroni", "dat doet de kok" */
const TOLD_BY = [
  new RegExp(
    String.raw`(?:^|[\s,;:])(?:c['’]est|es|son|é|são|è|sono)\s(?:${ARTICLE})?${NAME}\s(?:qui|quien(?:es)?|el que|la que|que|quem|che)(?!\p{L})`,
    'iu',
  ),
  /(?:^|[\s,;:])das\s(?:macht|erledigt|übernimmt|tut)\s(?:(?:immer|dann|nur|auch)\s)?(?:(?:der|die|das)\s)?(?<who>\p{Lu}[\p{L}-]+)/u,
  /(?:^|[\s,;:])dat\s(?:doet|regelt)\s(?:(?:altijd|dan|alleen|ook)\s)?(?:(?:de|het)\s)?(?<who>\p{L}[\p{L}-]+)/iu,
  /(?:^|[\s,;:])(?:eso|esto|lo)\s(?:hace|lo hace)\s(?:siempre\s)?(?:(?:el|la)\s)?(?<who>\p{L}+)$/iu,
  /(?:^|[\s,;:])(?:lo fa|ci pensa)\s(?:sempre\s)?(?:(?:il|la|lo)\s|l['’])?(?<who>\p{L}+)$/iu,
  /(?:^|[\s,;:])quem faz (?:isso )?é\s(?:[oa]\s)?(?<who>\p{L}+)/iu,
];
/** "chi", "quien", at the beginning or behind a time; the group is the word. */
const WHOEVER: Readonly<Record<string, RegExp>> = {
  it: /^(?:[^,]{0,30}\s)?(chi)\s/iu,
  es: /^(?:[^,]{0,30}\s)?(quien)\s/iu,
  pt: /^(?:[^,]{0,30}\s)?(quem)\s/iu,
  fr: /^(?:[^,]{0,30}\s)?(celui qui|celle qui)\s/iu,
  nl: /^(?:en\s)?(wie)\s/iu,
};
const MAX_WHOEVER_WORDS = 8;
/** "o próprio atendente" */
const OWN = /^(\p{L}+)\s(?:própri[oa]s?|propi[oa]s?|stess[oaie]|mism[oa]s?)\s/iu;
const MAX_LEAD_WORDS = 7;
const AND = /^(?:y|e|et|ed)$/iu;
const AND_THE = /^(?:y|e|et|ed)\s(?=(?:el|la|los|las|le|les|il|lo|i|gli|o|a|os|as|l['’])(?:\s|(?<=['’])))/iu;
const STARTS_NAME = /^(?:el|la|los|las|le|les|il|lo|i|gli|o|a|os|as|l['’].+)$/iu;
/** No name of somebody. */
const NOBODY =
  /^(?:man|wir|ich|du|er|sie|es|ihr|we|wij|je|jij|ik|u|men|ze|hij|eso|esto|lui|lei|loro|io|yo|tú|él|ella|nosotros|usted|eu|tu|você|ele|ela|nós|moi|toi|lui|elle|nous|vous|eux|important|importante|wichtig|mejor|melhor|meglio|mieux|así|assim|così|ainsi|todo|tudo|tutto|tout|alles|niemand|keiner|nadie|ninguém|nessuno)$/iu;
/** Before a comma, what is so before the clause itself: a time, a place or a condition. */
const LEAD =
  /^(?:si|cuando|en caso de|quand|lorsque?|en cas d|se|caso|quando|em caso|in caso|una vez|une fois|uma vez|dès|assim que|appena|en cuanto)[\s'’]/iu;
const NO_ACT = /^(?:pas|plus|jamais|qui|que|quien|che|quem|y|e|et|o|ou|dans|para|pour|per|por)$/iu;

/** Who does what a clause tells whose words stand as they are; null where nobody is certain. */
export function keptActor(clause: string, lang: string): Doer | null {
  const told = TOLD_BY.map((pattern) => pattern.exec(clause)?.groups?.['who'] ?? '').find(
    (who) => who !== '' && !NOBODY.test(who),
  );
  if (told) return { kind: 'role', role: told };
  const romanceWords = romanceGrammarOf(lang);
  const whoever = (romanceWords && whoeverDoes(clause, romanceWords)?.doer) ?? whoeverIn(clause, lang);
  if (whoever) return whoever;
  const romance = romanceWords;
  if (romance) return clausesOf(clause, romance).flatMap((one) => romanceActor(one, romance, lang) ?? [])[0] ?? null;
  const germanic = germanicGrammarOf(lang);
  return germanic ? germanicActor(clause, germanic) : null;
}

/** "chi fa le pulizie bussa", "wie als laatste weggaat controleert dat": all that stands before the second verb. */
function whoeverIn(clause: string, lang: string): Doer | null {
  const at = WHOEVER[lang]?.exec(clause);
  const said = at ? clause.slice(at.index + at[0].length - (at[1]?.length ?? 0) - 1) : '';
  const [told = ''] = said.split(/,\s/u);
  // "wie het laatst vertrekt, doet het licht uit": a comma ends who it is.
  const isCut = told !== said && told.split(/\s+/u).length <= MAX_WHOEVER_WORDS && lang === 'nl';
  if (isCut) return { kind: 'role', role: told };
  const words = said.split(/\s+/u).filter(Boolean);
  const isVerb = (word: string): boolean => {
    const [romance, germanic] = [romanceGrammarOf(lang), germanicGrammarOf(lang)];
    return romance ? isFiniteWord(word, romance) : germanic !== null && germanic.verbs.finiteForm(word) !== null;
  };
  // "chi fa il cambio turno conta": behind an article stands a noun.
  const isNoun = (index: number): boolean =>
    /^(?:il|lo|la|i|gli|le|el|los|las|o|a|os|as|un|una|um|uma)$/iu.test(words[index - 1] ?? '');
  const verbs = words
    .slice(0, MAX_WHOEVER_WORDS)
    .flatMap((word, index) => (isVerb(word) && !isNoun(index) ? [index] : []));
  const [first = -1, second = -1] = verbs;
  const isTold = first > 0 && second > first && words.length > second + 1 && !isInCase(words.slice(0, second));
  return isTold && !AND.test(words[second - 1] ?? '') ? { kind: 'role', role: words.slice(0, second).join(' ') } : null;
}

/** The clause, and what stands behind the comma of its lead. */
function clausesOf(clause: string, grammar: RomanceGrammar): string[] {
  const [, head = '', rest = ''] = /^([^,:]{2,120}),\s+(.{4,})$/su.exec(clause) ?? [];
  return head !== '' && (LEAD.test(head) || grammar.leads.test(head)) ? [rest] : [clause];
}

/** Somebody before a verb that tells work, at the beginning or behind a few words that tell when or where. */
function romanceActor(clause: string, grammar: RomanceGrammar, lang: string): Doer | null {
  const words = clause.split(/\s+/u);
  for (const at of words.keys()) {
    if (at > MAX_LEAD_WORDS) return null;
    const [before = '', second = ''] = [words[at - 1], words[at]];
    // "de la enfermera": no subject stands behind a preposition, and none behind a verb.
    if (at > 0 && isFiniteWord(before, grammar) && !grammar.nouns.includes(before.toLowerCase())) return null;
    if (at > 0 && (isPreposition(before) || AND.test(before) || !STARTS_NAME.test(second) || /[,;:]$/u.test(before)))
      continue;
    const doer = actorAt(words.slice(at).join(' '), grammar, lang);
    if (doer) return doer;
  }
  return null;
}

function actorAt(clause: string, grammar: RomanceGrammar, lang: string): Doer | null {
  const somebody = somebodyIn(clause.replace(OWN, '$1 '), grammar, lang);
  if (!somebody) return null;
  // "o porteiro e o morador olham": both of them.
  const [and = ''] = AND_THE.exec(somebody.rest) ?? [];
  const other = and === '' ? null : actorAt(somebody.rest.slice(and.trimEnd().length).trim(), grammar, lang);
  if (other?.kind === 'role' && somebody.doer.kind === 'role')
    return { kind: 'role', role: `${somebody.doer.role} ${and.trim()} ${other.role}` };
  const { clitics, verb } = headOf(somebody.rest.replace(grammar.adverb, ''), grammar);
  const isAct =
    !isStative(verb) &&
    !isPreposition(verb) &&
    !NO_ACT.test(verb) &&
    (isFiniteWord(verb, grammar) || clitics.length > 0 || grammar.obligations.test(somebody.rest));
  return isAct ? somebody.doer : null;
}
