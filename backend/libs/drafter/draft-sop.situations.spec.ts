import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { statedSteps } from './testing/steps-of-draft.js';

const TITLE = 'Washing the delivery vans';
const WORK = 'Rinse the cargo area. The driver signs the list. Park the van at the back.';
const STEPS = ['Rinse the cargo area', 'Sign the list — Driver', 'Park the van at the back'];

function expectWorkAlone(request: string): void {
  expect(statedSteps(request)).toEqual(STEPS);
  expect(draftSop(request).document.safety.filter(({ src }) => src === 'prompt')).toEqual([]);
}

describe('draftSop takes who asks, how things are there and why it is written down for no work (drafting 3.6)', () => {
  it.each([
    'I manage a kennel with 25 dogs',
    'I lead the night crew at a harbor',
    'My cousin and I run a boat rental',
    'We keep 14 hens behind the school',
    'We look after the lawns of a cemetery',
    'Our garage has four lifts and a pit',
    'We are about 30 people',
    'I have since May three apprentices',
    'The new trainee starts next week',
    'The auditors want this in writing',
    'The council requires a written procedure',
    'Nobody knows how the key cabinet works',
    'Everybody does it their own way',
    'The customers keep asking when their van is ready',
    'The old manual no longer applies',
    'Many of our drivers do not speak German',
    'Packers come from six countries',
    'I would like both branches to do it the same way',
    'You already have our price list',
    "We don't know how others do it",
    'The vans are rented from a neighbor',
    'Three months ago somebody slipped',
    'I manage 40 garages for two councils and my three caretakers each keep the keys in their own way',
    'My brother and I farm 90 hectares of potatoes',
    'My wife and I keep 300 laying hens',
    'We have a 3-tonne jet machine and dye about 40 batches a week in winter',
    'I own 6 kiosks along the beach',
    'Our 40-berth marina needs a mooring procedure',
    'We could do with a short guide for this',
    'I run two kiosks and parents keep asking about nuts, so I want a procedure that staff can follow',
    'We build booking software for about 900 schools and have eleven engineers',
    'Each of them does the loading in his own way',
    'I would like one way for everybody',
    'So the loading side has to be on paper',
    'The reason for all this is the audit, plus we lost 400 liters of stout',
    'We must do this because a dirty van spoils the next load',
    'All of this because the inspector found mould in May',
    'We do it this way because the old hose burst',
    'The main reason why we do it is the lease',
  ])('%s', (sentence) => {
    expectWorkAlone(`${TITLE}\n\n${sentence}. ${WORK}`);
  });

  it.each([
    'Please keep it simple and short',
    "Don't make it too long",
    'No need for a cover page',
    'Let me explain what we do',
    'Not sure whether this is right, but it is how I do it',
    'Been meaning to write this down for months',
    'Below is what we do today',
    'I attach the list that we use',
  ])('nor what is said of the text: %s', (sentence) => {
    expectWorkAlone(`${TITLE}\n\n${sentence}. ${WORK}`);
  });

  it.each([
    ['We run a hose from the wall to the van', 'Run a hose from the wall to the van'],
    ['We have two people lift the ramp', /ramp/u],
    ['Keep 5 liters of water in the cab', 'Keep 5 liters of water in the cab'],
    ['Look after the mirrors first', /mirrors/u],
    ['Keep it dry', 'Keep it dry'],
    ['We have to do this twice because the first rinse leaves soap', /Do this twice because/u],
    ['We keep 3 keys and return them every day', /keys/u],
    ['Write down the reason for this', 'Write down the reason for this'],
    ['My brother and I check the mirrors', /mirrors/u],
  ])('but work: %s', (sentence, said) => {
    const told = statedSteps(`${TITLE}\n\n${sentence}. ${WORK}`).join('\n');
    expect(told).toMatch(said);
  });
});

describe('draftSop takes a state for background only before the work (drafting 3.6)', () => {
  it.each(['Our press is older than most of us', 'We are a crew of nine', 'My handwriting is poor'])(
    '%s',
    (sentence) => {
      expect(statedSteps(`${TITLE}\n\n${sentence}. ${WORK}`)).toEqual(STEPS);
      expect(draftSop(`${TITLE}\n\n${sentence}. ${WORK}`).document.notes.map(({ text }) => text)).toContain(sentence);
    },
  );

  it.each([
    'Our job is to rinse the cargo area',
    'We are to rinse the cargo area',
    'It is up to the driver to rinse the cargo area',
  ])('and no duty: %s', (sentence) => {
    expect(draftSop(`${TITLE}\n\n${sentence}. ${WORK}`).document.notes.map(({ text }) => text)).not.toContain(sentence);
  });
});
