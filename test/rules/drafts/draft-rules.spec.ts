import { describe, expect, it } from '@jest/globals';
import { draftSop } from '../../../backend/libs/drafter/draft-sop.js';
import type { SopDocument } from '../../../backend/libs/sop-document/index.js';
import { VerbDictionary } from '../../bench/drafting/scoring/verbs.js';
import { DRAFT_RULES } from './draft-rules.js';

const VERBS = new VerbDictionary([]);
const PROMPT = 'Closing the bakery. The baker counts the till, then he calls the plumber if it drips.';
const { document: DOCUMENT } = draftSop('Closing the bakery. The baker counts the till and locks the door.');

/** The rules that a document breaks. */
function brokenBy(change: Partial<SopDocument>, prompt = PROMPT): string[] {
  const draft = { document: { ...DOCUMENT, ...change }, prompt, verbs: VERBS };
  return DRAFT_RULES.filter(({ findIn }) => findIn(draft).length > 0).map(({ name }) => name);
}

function withStep(text: string): Partial<SopDocument> {
  const phases = DOCUMENT.phases.map((phase) => ({
    ...phase,
    steps: phase.steps.slice(0, 1).map((step) => ({ ...step, src: 'prompt' as const, text })),
  }));
  return { phases };
}

function withNote(text: string): Partial<SopDocument> {
  return { notes: [{ id: 'note', src: 'prompt', text }] };
}

describe('the rules for drafts', () => {
  it.each([
    ['Take care of the till', 'take care of'],
    ['Perform the mops the floor', 'perform the + finite verb'],
    ['Perform the till is counted', 'perform the + finite verb'],
    ['Run a member of staff is with them', 'two finite verbs'],
    ['Closing the Bakery', 'step is the title'],
    ["Count the till, then I'm off", 'I, we or hey'],
    ['Hey count the till', 'I, we or hey'],
    ['Count the till with', 'ends in the air'],
    ['Count the till and', 'ends in the air'],
    ['Count the till,', 'ends in the air'],
    ['Count the till (twice', 'unbalanced quote or bracket'],
    ['Say "closed', 'unbalanced quote or bracket'],
    ['…', 'empty step'],
  ])('find the step "%s": %s', (text, rule) => {
    expect(brokenBy({ ...withStep(text), title: 'Closing the bakery' })).toContain(rule);
  });

  it.each([
    'Count the till and lock it up',
    'Check that the oven is off',
    'Say "I will be right back"',
    'Cut a pipe of 6" and clean it',
    'Perform the safety check',
    'Print the label of the service that the customer paid for',
    'Write down what was agreed, and by when',
  ])('leave the step "%s" alone', (text) => {
    expect(brokenBy(withStep(text))).toEqual([]);
  });

  it("leave a person's own words alone, but not what was cut off", () => {
    const prompt = 'we take care of the till and I am off with the keys';
    expect(brokenBy(withStep('We take care of the till'), prompt)).toEqual([]);
    expect(brokenBy(withStep('I am off with the'), prompt)).toEqual(['ends in the air']);
  });

  it.each([
    ['Count the till', 'note begins with an action verb'],
    ['If it drips, somebody comes', 'note holds an if'],
  ])('find the note "%s": %s', (text, rule) => {
    expect(brokenBy(withNote(text))).toContain(rule);
  });

  it('leaves a note about how things are alone', () => {
    expect(brokenBy(withNote('The oven is from 1998'))).toEqual([]);
  });

  it.each([
    ['Closing the bakery and the', 'title is cut'],
    ['Closing the bakery…', 'title is cut'],
    ['We close the bakery', 'title is no noun phrase or gerund'],
    ['Close the bakery', 'title is no noun phrase or gerund'],
    ['The till is counted', 'title is no noun phrase or gerund'],
    ['How to close the bakery', 'title is no noun phrase or gerund'],
  ])('find the title "%s": %s', (title, rule) => {
    expect(brokenBy({ title })).toContain(rule);
  });

  it.each([
    'Closing the bakery',
    'Shift handover',
    'What to do in a fire',
    'Complaints',
    'Order picking with a scanner',
  ])('leave the title "%s" alone', (title) => {
    expect(brokenBy({ title })).toEqual([]);
  });
});
