import { describe, expect, it } from '@jest/globals';
import type { SopDocument, SopStep } from '../../sop-document.js';
import { documentWithSteps } from '../../testing/document-with-steps.js';
import { wordingFindings } from './wording-findings.js';

const PROMPT = 'The driver signs the note, and then it is kept';

function complaints(step: Partial<SopStep>, changes: Partial<SopDocument> = {}, prompt = PROMPT): string[] {
  const document = documentWithSteps([step], { title: 'Opening the shop', ...changes });
  return wordingFindings(document, prompt).map(({ message }) => message);
}

describe('the wording of steps (Q08)', () => {
  it.each([
    ['Take care of the till', '“Take care of”'],
    ['Perform the mops the floor', 'no sentence'],
    ['Count the till, then I am off', 'speaks of'],
    ['Count the till with', 'breaks off'],
    ['Count the till and', 'breaks off'],
    ['Count the till (twice', 'open'],
    ['Say "closed', 'open'],
    ['…', 'says nothing'],
    ['Opening the shop', 'repeats the title'],
    ['Run a member of staff is with them', 'run into each other'],
  ])('finds %j', (text, complaint) => {
    expect(complaints({ text })).toEqual([expect.stringContaining(complaint)]);
  });

  it.each([
    ['de', 'Die Kasse zählen und'],
    ['es', 'Contar la caja con'],
    ['fr', 'Compter la caisse avec'],
    ['pt', 'Contar o caixa para'],
  ])('finds a line that breaks off (%s): %s', (lang, text) => {
    expect(complaints({ text }, { lang })).toEqual([expect.stringContaining('breaks off')]);
  });

  it.each([
    'Count the till and lock it up',
    'Check that the oven is off',
    'Say "I will be right back"',
    'Cut a pipe of 6" and clean it',
    'Keep 25 ft (8 m) away from the kiln',
    'Say what goes first: a) the lid, b) the seal',
    'Print the label of the service that the customer paid for',
    'Write down what was agreed, and by when',
  ])('leaves %j alone', (text) => {
    expect(complaints({ text })).toEqual([]);
  });

  it('leaves the words of a person alone, in the request and since', () => {
    expect(complaints({ text: 'We take care of the till' }, {}, 'we take care of the till')).toEqual([]);
    expect(complaints({ text: 'Take care of the till', src: 'user' })).toEqual([]);
  });

  it.each([
    'Print the label for the service the customer paid for.',
    'Fill in the review: what I want to learn.',
    'Name the people we may speak to.',
  ])('leaves the suggestion %j alone', (text) => {
    expect(complaints({ text, src: 'suggested' })).toEqual([]);
  });
});

describe('the wording of titles and notes (Q08)', () => {
  it.each(['Closing the bakery and the', 'We close the bakery', 'The till is counted', 'Closing…'])(
    'finds the title %j',
    (title) => {
      expect(complaints({ text: 'Count the till' }, { title })).toEqual([expect.stringContaining('title')]);
    },
  );

  it.each([
    'Opening the shop',
    'Open the shop',
    'Shift handover',
    'What to do in a fire',
    'Complaints',
    'Keeping the IT inventory',
  ])('leaves the title %j alone', (title) => {
    expect(complaints({ text: 'Count the till' }, { title })).toEqual([]);
  });

  it.each([
    ['Count the till', 'asks for an action'],
    ['If it drips, somebody comes', '“if”'],
  ])('finds the note %j', (text, complaint) => {
    const notes: SopDocument['notes'] = [{ id: 'note1', src: 'prompt', text }];
    expect(complaints({ text: 'Lock up' }, { notes })).toEqual([expect.stringContaining(complaint)]);
  });

  it.each(['The oven is from 1998', 'Somebody asked me if that is clean', 'Dust all over the coat'])(
    'leaves the note %j alone',
    (text) => {
      const notes: SopDocument['notes'] = [{ id: 'note1', src: 'prompt', text }];
      expect(complaints({ text: 'Lock up' }, { notes })).toEqual([]);
    },
  );
});
