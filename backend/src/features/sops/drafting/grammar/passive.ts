import { lowerFirst } from '../text/words.js';
import { withArticle } from './articles.js';
import { action, type Clause, type ClauseContext } from './clause.js';
import { roleName } from './role-name.js';
import { participleOf } from './verb-forms.js';

const PASSIVE =
  /^(.{2,80}?)\s+(?:(?:must|should|shall|will|can|may|needs? to|ha(?:ve|s) to)\s+)?(?:be|is|are|gets?|being|been)\s+((?:(?:then|also|not|never|always|only|immediately|[a-z]+ly)\s+){0,2})([A-Za-z-]+)\b(.*)$/iu;
const SECOND_VERB = /^\s+and\s+(\w+)\b(?!\s+by\b)/iu;
const AGENT =
  /\s*\bby (?:the |an? |our )?([\p{L} .()'-]{2,40}?)(?=$|[,.;]| (?:without|and|before|after|within|in|on|at|until)\b)/iu;
const PARTICLE = /^\s+(?:off|out|down|back|up(?! to\b))\b/iu;
const BARE_ADJECTIVE = /^(?:faulty|damaged|broken|defective|expired|late|incomplete|opened)$/iu;

/** Reads "the invoice must be approved by the CFO" as an instruction: approve the invoice — CFO. */
export function readPassive(clause: string, context: ClauseContext): Clause | null {
  const [, nounPhrase = '', adverbs = '', participle = '', after = ''] = PASSIVE.exec(clause) ?? [];
  const verb = participleOf(participle);
  if (!verb || / (?:is|are|be)\b/iu.test(nounPhrase) || /^(?:this|that|there|which)$/iu.test(nounPhrase)) return null;
  // "it is closed" tells a state; "it is sent to the supervisor" tells what is done.
  if (/^(?:it|they)$/iu.test(nounPhrase) && !/^\s+(?:to|by|with|into)\b/iu.test(after)) return null;
  if (/\b(?:not|never)\b/iu.test(adverbs)) return { kind: 'rule', text: clause };
  const { verbs, rest } = withSecondVerb(verb, after);
  const { role, tail } = takeAgent(rest, context.people);
  const [particle = ''] = PARTICLE.exec(tail) ?? [];
  const adverb = /\b(?:always|only|immediately)\b/iu.exec(adverbs)?.[0].toLowerCase() ?? '';
  const subject = BARE_ADJECTIVE.test(nounPhrase) ? `${nounPhrase} goods` : nounPhrase;
  const object = withArticle(lowerFirst(subject, context.people), context.people).replace(/^the (?=\w+ goods$)/u, '');
  const lead = adverb === 'only' ? '' : adverb;
  return action(`${lead} ${verbs}${particle} ${object}${tail.slice(particle.length)}`, { role });
}

function withSecondVerb(verb: string, after: string): { verbs: string; rest: string } {
  const match = SECOND_VERB.exec(after);
  const second = match ? participleOf(match[1] ?? '') : null;
  return match && second
    ? { verbs: `${verb} and ${second}`, rest: after.slice(match[0].length) }
    : { verbs: verb, rest: after };
}

function takeAgent(text: string, people: ReadonlySet<string>): { role: string | null; tail: string } {
  const match = AGENT.exec(text);
  const role = match ? roleName(match[1] ?? '', people) : null;
  return match && role ? { role, tail: text.replace(match[0], '') } : { role: null, tail: text };
}
