import { withoutAgent } from '../actors.js';
import type { ForeignOrder } from './order.js';
import {
  infinitiveOf,
  isDeterminer,
  isFiniteWord,
  lowered,
  type RomanceGrammar,
  tellsMore,
} from './romance-grammar.js';

/** "La mesa se limpia con agua", "Le linge est trié par l'aide-soignant": the subject is what the work is done to. */
export function orderOfPassive(clause: string, grammar: RomanceGrammar, lang: string): ForeignOrder | null {
  return reflexive(clause, grammar) ?? owed(clause, grammar) ?? withCopula(clause, grammar, lang);
}

function reflexive(clause: string, grammar: RomanceGrammar): ForeignOrder | null {
  const groups = grammar.reflexivePassive.exec(clause)?.groups;
  const [thing = '', said = '', after = ''] = [groups?.['thing'], groups?.['said'], groups?.['after']];
  if (!isThing(thing, grammar)) return null;
  const infinitive = infinitiveOf(said, grammar, [isPlural(thing, grammar) ? 'they' : 'one']);
  if (infinitive === null || grammar.personalVerbs.test(infinitive)) return null;
  return orderTo(infinitive, thing, after, grammar);
}

/** "Les clés sont à rendre à l'accueil", "i moduli sono da firmare": what has to be done with a thing. */
function owed(clause: string, grammar: RomanceGrammar): ForeignOrder | null {
  const {
    thing = '',
    verb = '',
    after = '',
  } = /^(?<thing>.{3,80}?)\s(?:(?:est|sont)\sà|(?:è|sono)\sda|(?:é|são)\spara|(?:es|son)\spara)\s(?<verb>\p{Ll}{3,})(?!\p{L})(?<after>.*)$/su.exec(
    clause,
  )?.groups ?? {};
  const isOwed = thing !== '' && grammar.determiner.test(thing) && isThing(thing, grammar);
  return isOwed && grammar.verbs.isInfinitive(verb) ? orderTo(verb, thing, after, grammar) : null;
}

function withCopula(clause: string, grammar: RomanceGrammar, lang: string): ForeignOrder | null {
  const { role, rest } = withoutDoer(clause, grammar, lang);
  const groups = grammar.passiveClause.exec(rest)?.groups;
  const [thing = '', said = '', after = ''] = [groups?.['thing'], groups?.['said'], groups?.['after']];
  const infinitive = grammar.verbs.infinitiveOfParticiple(said);
  const mayBeState = !/\s|^v/u.test(groups?.['copula'] ?? '');
  const isState = role === null && mayBeState && grammar.states.test(said);
  // "par les bénévoles": somebody who is not known would stay.
  if (infinitive === null || isState || !isThing(thing, grammar) || grammar.agent.test(after)) return null;
  if (hasParticiple(after, grammar)) return null;
  const behind = [groups?.['adverb'], after.trimStart()].filter(Boolean).join(' ');
  const order = orderTo(
    infinitive,
    thing,
    behind === '' ? '' : /^[,;:]/u.test(behind) ? behind : ` ${behind}`,
    grammar,
  );
  return order && role !== null ? { ...order, doer: { kind: 'role', role } } : order;
}

function withoutDoer(clause: string, grammar: RomanceGrammar, lang: string): { role: string | null; rest: string } {
  const who = grammar.agentWhoever.exec(clause);
  if (!who) return withoutAgent(clause, lang);
  return { role: who.groups?.['who'] ?? null, rest: clause.replace(who[0], '') };
}

function orderTo(infinitive: string, thing: string, after: string, grammar: RomanceGrammar): ForeignOrder | null {
  if (tellsMore(after, grammar) || grammar.negatedBehind.test(after.trim())) return null;
  return { text: `${infinitive} ${lowered(thing, grammar)}${after}`, doer: { kind: 'nobody' }, when: null };
}

/** Whether these words name a thing: no clause within, and no verb. */
function isThing(thing: string, grammar: RomanceGrammar): boolean {
  if (thing === '' || grammar.subordinator.test(thing)) return false;
  const [first = '', ...others] = thing.split(/\s+/u);
  return (
    !grammar.leads.test(`${thing} `) &&
    !isFiniteWord(first, grammar) &&
    !others.some((word) => isClearVerb(word, grammar))
  );
}

/** "firma" and "copia" are nouns as well; what ends as only verbs do is none. */
function isClearVerb(word: string, grammar: RomanceGrammar): boolean {
  return (
    infinitiveOf(word, grammar, ['they', 'we']) !== null &&
    infinitiveOf(word, grammar, ['one', 'order', 'you']) === null
  );
}

function isPlural(thing: string, grammar: RomanceGrammar): boolean {
  return grammar.pluralWord.test(thing) || !grammar.determiner.test(thing);
}

/** "… et fermés", "… et le cadre prévenu": a second participle would stay without its copula. */
function hasParticiple(after: string, grammar: RomanceGrammar): boolean {
  const [, behind = ''] = new RegExp(`(?:^|[\\s,])(?:${grammar.coordinators})\\s+(.+)$`, 'isu').exec(after) ?? [];
  const words = behind.split(/[\s,]+/u).filter(Boolean);
  return words.some((word, at) => (at < 2 || at === words.length - 1 ? isParticiple(word, grammar) : false));
}

function isParticiple(word: string, grammar: RomanceGrammar): boolean {
  return grammar.verbs.infinitiveOfParticiple(word) !== null;
}

/** "sont remplis et fermés", "est arrêtée et le cadre prévenu": the second half as a clause, where that makes an instruction. */
export function carriedParticiple(right: string, left: string, grammar: RomanceGrammar, lang: string): string | null {
  const said = grammar.passiveClause.exec(left)?.groups?.['thing'];
  // With a copula of its own it takes none.
  if (said === undefined || grammar.passiveClause.test(right)) return null;
  // "La sera il mantecatore viene smontato": the time is no part of it.
  const thing = grammar.leads.test(said) ? (grammar.lastThing.exec(said)?.[0].trim() ?? '') : said;
  if (thing === '') return null;
  const words = right.split(/\s+/u);
  const at = words.findIndex((word) => isParticiple(word.replace(/[^\p{L}]/gu, ''), grammar));
  const isOwn = at > 0 && isDeterminer(right, grammar);
  if (at < 0 || (at > 0 && !isOwn)) return null;
  const whole = [isOwn ? words.slice(0, at).join(' ') : thing, grammar.mustBe, ...words.slice(at)].join(' ');
  return orderOfPassive(whole, grammar, lang) === null ? null : whole;
}
