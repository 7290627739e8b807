import {
  cutLine,
  LIST_LIMITS,
  type QuestionTarget,
  type QuestionTopic,
  type SopDocument,
  type SopQuestion,
  stepsOf,
  TEXT_LIMITS,
} from '../../sop-document/index.js';
import type { DraftTexts } from '../languages/draft-texts.js';
import { uniqueBy } from '../text/words.js';
import type { Assembly } from './assembly.js';
import { ENOUGH_STEPS } from './make-phases.js';

const MOST_GUESSES = 4;
const MOST_LIMITS = 3;

/** A question before it has an id. */
export interface Asked {
  about: QuestionTopic;
  text: string;
  target?: QuestionTarget | null;
}

/** Gives what the request leaves open, the most important first; an answer fills the field that it is about. */
export function askQuestions(document: SopDocument, assembly: Assembly): SopQuestion[] {
  const asked = [
    ...aboutTheRequest(document, assembly),
    ...aboutSteps(document, assembly),
    ...aboutPeople(document, assembly),
    ...aboutTheKind(document, assembly),
    ...(isEmpty(document) ? [] : aboutTheRest(document, assembly)),
  ];
  return uniqueBy(asked, ({ text }) => text)
    .slice(0, LIST_LIMITS.questions)
    .map(({ about, text, target = null }) => ({
      id: assembly.newId(),
      about,
      text: cutLine(text, TEXT_LIMITS.question),
      answer: null,
      target,
    }));
}

/** Where there is nothing to follow yet, nothing but the steps is asked. */
function isEmpty({ phases, safety, exceptions }: SopDocument): boolean {
  return phases.length === 0 && safety.length === 0 && exceptions.length === 0;
}

/** What was left out or changed comes first: the author has to know. */
export function aboutTheRequest(_document: SopDocument, assembly: Assembly): Asked[] {
  const { texts, removedSecrets, droppedInstructions, unclearCorrections, isTitleGuessed, findings } = assembly;
  const { questions } = texts;
  const asked: Asked[] = [];
  if (removedSecrets.length > 0) asked.push({ about: 'resources', text: questions.secrets(removedSecrets) });
  if (assembly.refusals.length > 0) asked.push({ about: 'safety', text: questions.refused });
  if (droppedInstructions > 0) asked.push({ about: 'scope', text: questions.instructions });
  for (const text of unclearCorrections) asked.push({ about: 'phases', text: questions.correction(text) });
  if (isTitleGuessed) asked.push({ about: 'title', text: questions.title(assembly.title), target: { path: 'title' } });
  if (findings.steps.length === 0) asked.push({ about: 'phases', text: questions.steps, target: { path: 'prompt' } });
  return asked;
}

function aboutSteps(document: SopDocument, { findings, texts }: Assembly): Asked[] {
  const steps = stepsOf(document);
  const guesses = new Set(findings.steps.filter((step) => step.isGuess).map((step) => step.text));
  const guessed = steps
    .filter((step) => guesses.has(step.text))
    .slice(0, MOST_GUESSES)
    .map(
      (step): Asked => ({
        about: 'phases',
        text: texts.questions.guessed(step.text),
        target: { path: 'steps', id: step.id, field: 'text' },
      }),
    );
  const limits = steps
    .filter((step) => step.src === 'prompt' && step.expected !== null)
    .slice(0, MOST_LIMITS)
    .map((step): Asked => ({ about: 'exceptions', text: texts.questions.notMet(step.text, step.expected ?? '') }));
  const vague = findings.vagueWords.map((word): Asked => ({ about: 'phases', text: texts.questions.vague(word) }));
  return [...guessed, ...limits, ...vague.slice(0, MOST_LIMITS)];
}

function aboutPeople(document: SopDocument, { findings, texts }: Assembly): Asked[] {
  const bare = document.roles.filter((role) => findings.people.has(role.name));
  const people = bare.map(
    (role): Asked => ({
      about: 'roles',
      text: texts.questions.personRole(role.name),
      target: { path: 'roles', id: role.id, field: 'name' },
    }),
  );
  const areSuggested = document.roles.every((role) => role.src === 'suggested');
  const isOpen = stepsOf(document).some((step) => step.src === 'prompt' && step.role === null);
  if (areSuggested && document.roles.length > 0) return [...people, { about: 'roles', text: texts.questions.roles }];
  return isOpen
    ? [...people, { about: 'roles', text: texts.questions.stepRole, target: { path: 'open_roles' } }]
    : people;
}

function aboutTheKind(document: SopDocument, { archetype, findings, texts }: Assembly): Asked[] {
  const terms = document.definitions
    .filter((entry) => entry.text === null)
    .map(
      (entry): Asked => ({
        about: 'definitions',
        text: texts.questions.acronym(entry.term),
        target: { path: 'definitions', id: entry.id, field: 'text' },
      }),
    );
  const placeholders = document.resources
    .filter((entry) => findings.placeholders.some((name) => entry.name.startsWith(`${name}: [`)))
    .map(
      (entry): Asked => ({
        about: 'resources',
        text: texts.questions.placeholder(entry.name.replace(/: \[_+\]$/u, '')),
        target: { path: 'resources', id: entry.id, field: 'name' },
      }),
    );
  const isTold = findings.steps.length >= ENOUGH_STEPS;
  const usual = (archetype?.questions ?? []).filter(({ about }) => {
    if (about === 'trigger') return document.trigger === null;
    if (about === 'phases') return !isTold;
    if (about === 'exceptions') return findings.exceptions.length === 0;
    return true;
  });
  return [...terms, ...placeholders, ...usual.slice(0, isTold ? 1 : 3)];
}

function aboutTheRest(document: SopDocument, { findings, texts }: Assembly): Asked[] {
  const { questions } = texts;
  const asked: Asked[] = [];
  if (document.trigger === null) asked.push({ about: 'trigger', text: questions.trigger, target: { path: 'trigger' } });
  asked.push(...aboutRecords(document, questions));
  const isUndecided = document.exceptions.every((entry) => entry.src === 'suggested' || entry.escalate_to === null);
  if (isUndecided || findings.exceptions.length === 0) asked.push({ about: 'exceptions', text: questions.exceptions });
  if (document.safety.length === 0) {
    asked.push({
      about: 'safety',
      text: questions.safety,
      target: { path: 'new_line', list: 'safety', field: 'text' },
    });
  }
  const open = document.kpis.filter((entry) => entry.target === null && entry.src === 'prompt');
  for (const entry of open) {
    asked.push({
      about: 'kpis',
      text: questions.measure(entry.name),
      target: { path: 'kpis', id: entry.id, field: 'target' },
    });
  }
  if (!isAcceptanceTold(document)) {
    asked.push({
      about: 'kpis',
      text: questions.acceptance,
      target: { path: 'new_line', list: 'kpis', field: 'target' },
    });
  }
  if (document.purpose === null) asked.push({ about: 'purpose', text: questions.purpose, target: { path: 'purpose' } });
  if (document.scope === null) asked.push({ about: 'scope', text: questions.scope, target: { path: 'scope' } });
  asked.push({ about: 'approval', text: questions.approval });
  return asked;
}

function isAcceptanceTold(document: SopDocument): boolean {
  const isChecked = stepsOf(document).some((step) => step.check !== null || step.expected !== null);
  return isChecked || document.kpis.some((entry) => entry.target !== null);
}

/** Place and time are asked for one by one: an answer to both at once would stand in one field whole. */
function aboutRecords({ records }: SopDocument, questions: DraftTexts['questions']): Asked[] {
  const ask = (field: 'where' | 'keep', text: string): Asked[] => {
    if (records.length === 0) return [{ about: 'records', text, target: { path: 'new_line', list: 'records', field } }];
    const open = records.find((record) => record[field] === null);
    return open ? [{ about: 'records', text, target: { path: 'records', id: open.id, field } }] : [];
  };
  return [...ask('where', questions.recordPlace), ...ask('keep', questions.recordTime)];
}
