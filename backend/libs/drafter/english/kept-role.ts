import { INVOLUNTARY, isMeantBy } from './active-order.js';
import type { Clause } from './clause-form.js';
import * as Words from './lexicon/closed-classes.js';
import { verbReadings } from './lexicon/words.js';
import type { Line } from './line.js';
import { isGroup, isPerson } from './noun-phrase.js';
import type { ClauseText } from './order.js';
import type { Part } from './part.js';
import { agentRole } from './passive-agent.js';
import { isAnybody, isOutsider, roleOf } from './role.js';
import type { Token } from './tokens.js';

type WithSubject = Extract<Clause, { form: 'active' | 'state' }>;

/** What happens to people: no work of theirs. */
const UNDERGOES =
  /^(?:get|receive|see|hear|have|know|come|arrive|ring|be|complain|leave|want|feel|look|turn|become|fall|go|ask|call|write|rest|sleep|lie|stay|remain)$/u;
/** "The chief knows it": no work. */
const KNOWS = /^(?:know|want|like|hope|believe)$/u;
const MAX_POSTED_WORDS = 4;
const PERMITTED = /^(?:can|could|may|might|would)/u;

/** Who acts in a clause whose words stand as they are: "the translator delivers", "it is signed by the clerk". */
export function actorOf(part: Part, text: ClauseText): string | null {
  const { clause, tokens } = part;
  if (clause.form === 'passive' || clause.form === 'reduced') return agentRole(clause.verb, text);
  // "second fitting by the customer"
  if (clause.form === 'phrase') return agentRole(0, text) ?? postedAt(tokens, text);
  if (clause.form === 'state') return isAtPlace(clause, tokens) ? workerOf(part, text) : null;
  return clause.form === 'active' && !clause.isPast ? workerOf(part, text) : null;
}

/** "2 volunteers on coats", "one usher at door B": who has to be where. */
function postedAt(tokens: readonly Token[], { source, people }: ClauseText): string | null {
  const at = tokens.findIndex(({ lower }, index) => index > 0 && Words.PREPOSITIONS.has(lower));
  const from = tokens[0]?.kind === 'number' ? 1 : 0;
  const somebody = tokens.slice(from, at);
  const isPost = at > 0 && at <= MAX_POSTED_WORDS && /^(?:on|at|behind)$/u.test(tokens[at]?.lower ?? '');
  if (!isPost || tokens[at + 1] === undefined || somebody.some(({ kind }) => kind === 'sign')) return null;
  const role = isPerson(somebody, people) ? roleOf(source, somebody, people) : null;
  return role === null || isAnybody(role) || isOutsider(role) ? null : role;
}

/** Whom the first clause is about, where that is somebody who has a name or a job. */
export function subjectOf(
  part: Part | undefined,
  source: string,
  { people }: Pick<ClauseText, 'people'>,
): string | null {
  if (!part || !('subject' in part.clause) || part.clause.form === 'passive' || part.clause.form === 'reduced')
    return null;
  const subject = part.tokens.slice(...part.clause.subject);
  const [first] = subject;
  // "the second fitting by the tailor": what is done, and not who does it.
  const end = subject.findIndex(({ lower }, at) => at > 0 && lower !== 'of' && Words.PREPOSITIONS.has(lower));
  const isAfterPlace = Words.PREPOSITIONS.has(first?.lower ?? '');
  const isNamed =
    isPerson(end < 0 || isAfterPlace ? subject : subject.slice(0, end), people) &&
    !Words.SUBJECT_PRONOUNS.has(first?.lower ?? '') &&
    // "except the manager says so"
    !/^(?:except|without|unless)$/u.test(first?.lower ?? '');
  const role = isNamed ? roleOf(source, subject, people) : null;
  return role === null || isAnybody(role) ? null : role;
}

/** "They have an hour to collect", "he has the kit": what is so for whom a pronoun means, and no work of whoever acted last. */
const THEY_HAVE =
  /^(?:they|he|she) (?:(?:then|now|also|still|usually) )?(?:have|has|get|gets|receive|receives) (?!to\s)/iu;

/** Whether a line that stands as it was written only says what somebody has whom it does not name. */
export function tellsWhatTheyHave({ isKept, text }: Pick<Line, 'isKept' | 'text'>): boolean {
  return isKept && THEY_HAVE.test(text);
}

/** Who does what the clause tells: its subject, a part of the organization, or whom its pronoun means. */
function workerOf(part: Part, text: ClauseText): string | null {
  const { clause, tokens } = part;
  if (!('subject' in clause)) return null;
  const lemmas = 'verb' in clause ? verbReadings(tokens[clause.verb]?.lower ?? '').map(({ lemma }) => lemma) : [];
  if (lemmas.some((lemma) => INVOLUNTARY.test(lemma))) return null;
  if ('verb' in clause && isGiven(lemmas, tokens[clause.verb + 1])) return null;
  if (lemmas.some((lemma) => KNOWS.test(lemma))) return null;
  const role = subjectOf(part, text.source, text) ?? groupOf(clause, tokens, text) ?? meantBy(clause, tokens, text);
  if (role === null || !isOutsider(role)) return role;
  const isIdle = lemmas.some((lemma) => UNDERGOES.test(lemma) || Words.MENTAL_VERBS.has(lemma));
  const modal = 'modal' in clause ? clause.modal : null;
  return isIdle || clause.form === 'state' || PERMITTED.test(modal ?? '') ? null : role;
}

/** "the complainant gets an answer": somebody else gives it. */
function isGiven(lemmas: readonly string[], object: Token | undefined): boolean {
  const isSome = /^(?:an?|one|two|three|no|another|his|her|their)$/u.test(object?.lower ?? '');
  return isSome && lemmas.some((lemma) => /^(?:get|receive)$/u.test(lemma));
}

/** "Lab prepares" */
function groupOf(
  clause: Extract<Clause, { subject: unknown }>,
  tokens: readonly Token[],
  { source, people }: ClauseText,
): string | null {
  const subject = tokens.slice(...clause.subject);
  const verb = 'verb' in clause ? (tokens[clause.verb]?.lower ?? '') : '';
  const acts = verbReadings(verb).some(({ lemma }) => !Words.STATE_VERBS.has(lemma) && !Words.MENTAL_VERBS.has(lemma));
  const isShort = subject.length > 0 && subject.length <= 3 && subject.every(({ kind }) => kind === 'word');
  return acts && isShort && isGroup(subject) ? roleOf(source, subject, people) : null;
}

/** "She counts the boxes", "they sign the form": whoever acted before, also where that is somebody from outside. */
function meantBy(
  clause: Extract<Clause, { subject: unknown }>,
  tokens: readonly Token[],
  { lastRole, people }: ClauseText,
): string | null {
  const [pronoun, other] = tokens.slice(...clause.subject).map(({ lower }) => lower);
  if (lastRole === null || other !== undefined || !/^(?:he|she|they)$/u.test(pronoun ?? '')) return null;
  const isOfSeveral = pronoun === 'they' && isOutsider(lastRole) && !people.has(lastRole);
  return isOfSeveral || isMeantBy(pronoun ?? '', lastRole, people) ? lastRole : null;
}

/** "ushers are in position", "one carer is at the gate": where somebody has to be. */
function isAtPlace({ subject }: WithSubject, tokens: readonly Token[]): boolean {
  const [verb, place] = tokens.slice(subject[1], subject[1] + 2);
  return (
    /^(?:is|are)$/u.test(verb?.lower ?? '') && /^(?:at|in|on|by|behind|beside|near|with)$/u.test(place?.lower ?? '')
  );
}
