import { NOUN_VERBS } from '../lexicon/noun-verbs.js';
import { squeeze, trimPunctuation } from '../text/words.js';
import { action, type Clause, type ClauseContext } from './clause.js';
import { readImperative } from './imperative.js';
import { readPassive } from './passive.js';
import { readParticipleOrParticle, readShorthand } from './shorthand.js';
import { readSubject } from './subject.js';
import { readThingAsSubject } from './thing-as-subject.js';
import { readVerb } from './verb-forms.js';
import { withoutConnectives, withoutFillers } from './word-classes.js';

const RULE =
  /^(?:(?:you |we |staff )?(?:never|do not|must not|may not|cannot|avoid)\b|no(?:body| one)?\b(?! later)|only\b.{2,60}\bmay\b|don['’]t)/iu;
const EXPECTATION =
  /^(?:(?:it|they|this|that|which|there|all) )?(?:must|should|ha(?:s|ve) to|needs? to) be\s+(.{1,110})$/iu;
const FIRST_THING = /^(?:the )?first thing (?:you|we|to) (?:do|check|look at)?\s?is\s+(.+)$/iu;
const CHECKED_FIRST = /^(?:the )?first thing (?:you|we) check is\s+(.+)$/iu;
const BOTH = /^(?:both|two people|two persons) (\w+)\b(.*)$/iu;

/** Reads one clause that has no time or condition before it. */
export function readClause(text: string, context: ClauseContext): Clause {
  const clause = trimPunctuation(withoutConnectives(withoutFillers(text)));
  if (RULE.test(clause)) return { kind: 'rule', text: clause.replace(/^don['’]t/iu, 'do not') };
  const expectation = EXPECTATION.exec(clause)?.[1];
  if (expectation) return { kind: 'expectation', value: trimPunctuation(expectation) };
  return (
    readSpokenOpening(clause) ??
    readCertainNotes(clause, context) ??
    readSetting(clause) ??
    readInstruction(clause) ??
    readSubjectClause(clause, context) ??
    readThingAsSubject(clause, context) ??
    readPassive(clause, context) ??
    readContinuation(clause) ??
    readNotes(clause, context) ?? { kind: 'fact', text: clause }
  );
}

/** In a list "drains cleared" and "report pack out" are no verbs at their beginning. */
function readCertainNotes(clause: string, context: ClauseContext): Clause | null {
  if (!context.isList || !mayBeNoun(/^[A-Za-z-]+/u.exec(clause)?.[0] ?? '')) return null;
  const reading = readParticipleOrParticle(clause, context.people);
  return reading ? action(squeeze(reading.text)) : null;
}

function mayBeNoun(word: string): boolean {
  const verb = readVerb(word);
  return verb !== null && (verb.form === 'third' || NOUN_VERBS.has(verb.base));
}

/** "We use 134 °C with a hold" tells a value of the step before. */
function readSetting(clause: string): Clause | null {
  const value = /^(?:we |you )?(?:use|set it to) (\d.{1,100})$/iu.exec(clause)?.[1];
  return value ? { kind: 'expectation', value } : null;
}

function readSpokenOpening(clause: string): Clause | null {
  const checked = CHECKED_FIRST.exec(clause)?.[1];
  if (checked) return action(`check ${checked}`);
  const first = FIRST_THING.exec(clause)?.[1];
  if (first) return readInstruction(first);
  const both = BOTH.exec(clause);
  const verb = readVerb(both?.[1] ?? '');
  if (verb?.form === 'base') return action(`let both ${verb.base}${both?.[2] ?? ''}`);
  return null;
}

function readInstruction(clause: string): Clause | null {
  const sure = /^(?:make sure|ensure|be sure)(?: that)?\s+(.+)$/iu.exec(clause)?.[1];
  if (sure) return action(`make sure that ${sure.replace(/^to /iu, 'you ')}`);
  const tryStart = /^try[- ](?:to )?start(?:ing)?\b(?: to verify)?(.*)$/iu.exec(clause);
  if (tryStart) return action(`try to start, to verify${tryStart[1] ?? ''}`);
  const imperative = readImperative(clause);
  if (!imperative) return null;
  const { text, expected } = withoutCount(`${imperative.adverb}${imperative.verb} ${imperative.rest}`);
  return action(text, { expected });
}

/** "count towels 150" → count the towels, expecting 150. */
function withoutCount(text: string): { text: string; expected: string | null } {
  const [, instruction = '', value = ''] = /^(count [\p{L} ]{3,40}?) (\d[\d.,]*)$/u.exec(text) ?? [];
  return instruction === '' ? { text, expected: null } : { text: instruction, expected: value };
}

function readSubjectClause(clause: string, context: ClauseContext): Clause | null {
  const subject = readSubject(clause, context.people);
  if (!subject) return null;
  if (subject.isNegated) return { kind: 'rule', text: clause };
  if (subject.verb === 'be' || subject.verb === 'have' || /^\s*(?:responsible|in charge)\b/iu.test(subject.rest)) {
    return { kind: 'fact', text: clause };
  }
  const about = { role: subject.role, refersBack: subject.refersBack };
  return action(`${subject.adverb}${subject.verb}${withBaseForms(subject.rest)}`, about);
}

/** "emails or fills the form": the second verb becomes an instruction as well. */
function withBaseForms(rest: string): string {
  return rest.replace(/^ (or|and) (\p{L}+s)\b/u, (text, word: string, verb: string) => {
    const reading = readVerb(verb);
    return reading?.form === 'third' ? ` ${word} ${reading.base}` : text;
  });
}

/** "… and loads the autoclave", "… and checking the seals". */
function readContinuation(clause: string): Clause | null {
  const word = /^[A-Za-z]+(?:-[A-Za-z]+)?/u.exec(clause)?.[0] ?? '';
  const verb = readVerb(word);
  const rest = clause.slice(word.length);
  if (!verb || (verb.form !== 'third' && verb.form !== 'ing') || verb.base === 'be') return null;
  if (verb.form === 'ing' && rest.trim() === '') return null;
  if (/^\s(?:is|are|was|and|or|of)\b/iu.test(rest)) return null;
  return action(`${verb.base}${rest}`, { goesOn: verb.form === 'third' });
}

function readNotes(clause: string, context: ClauseContext): Clause | null {
  const reading = readShorthand(clause, context.procedure, context.people);
  if (!reading || (reading.isGuess && !context.isList)) return null;
  const byRole =
    / by (?:the )?([\p{L} '-]{3,40}?(?: \(\p{Lu}\p{Ll}+\))?)(?=$| \(| (?:before|after|at|on|within|and)\b)/u;
  const role = byRole.exec(reading.text)?.[1];
  const subject = role ? readSubject(`${role} signs it`, context.people)?.role : null;
  const text = subject ? reading.text.replace(byRole, '') : reading.text;
  return action(squeeze(text), { role: subject ?? null, expected: reading.expected, isGuess: reading.isGuess });
}
