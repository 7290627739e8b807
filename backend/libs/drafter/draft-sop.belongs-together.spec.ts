import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { statedSteps } from './testing/steps-of-draft.js';

const AROUND = 'Opening the weir. Check the sluice.';
const documentOf = (request: string) => draftSop(request).document;
const stepsOf = (told: string): string[] =>
  statedSteps(`${AROUND} ${told} Lock the gate.`).filter((step) => !/^(?:Check the sluice|Lock the gate)/u.test(step));
const rulesOf = (told: string): string[] =>
  documentOf(`${AROUND} ${told} Lock the gate.`).safety.map(({ text }) => text);

describe('draftSop leaves with its head what is listed below it (drafting 3.2)', () => {
  it.each([
    // How several things have to be.
    ['Scarf, gaiters, helmet on before the hatch opens.', ['Scarf, gaiters, helmet on before the hatch opens']],
    ['Leave it drained, tied down, ring me.', ['Leave it drained, tied down, ring me']],
    // Verbs that share their object.
    ['The clerk weighs, labels and stacks the sacks.', ['Weigh, label and stack the sacks — Clerk']],
    ['Fill in the card with name, weight, and anything odd such as no tag.', [/^Fill in the card with .* no tag$/u]],
    // What somebody is asked to do.
    [
      'The clerk asks the carter to note the damage on the slip and sign it.',
      ['Ask the carter to note the damage on the slip and sign it — Clerk'],
    ],
    [
      'The clerk enters the water level and the number of logs pulled out in the diary.',
      ['Enter the water level and the number of logs pulled out in the diary — Clerk'],
    ],
    [
      'The carter counts sacks, ropes, hooks, dock and pole against the list.',
      [/^Count sacks, ropes, hooks, dock and pole/u],
    ],
    [
      'We repay at once, to the account they pay from, within a week.',
      [/^Repay at once, to the account they pay from/u],
    ],
    // Of many, the verb behind a passive looks like an order.
    [
      'Wet ropes are hung up by nine and stay on the beam for two days.',
      ['Hang up wet ropes by nine', 'Let the wet ropes stay on the beam for two days'],
    ],
    ['Lamps must be turned off and out of reach.', ['Lamps must be turned off and out of reach']],
    ['Boards are taken off or planks left loose until dusk.', ['Boards are taken off or planks left loose until dusk']],
    [
      'Anything left behind by a rower, guest or angler is lost property.',
      [/^Anything left behind by a rower, guest or angler is/u],
    ],
    ['Logs landed + unsold + split = received.', ['Logs landed + unsold + split = received']],
    [
      'The clerk places wet ropes in shed 2 and dry ropes in shed 3.',
      ['Place wet ropes in shed 2 and dry ropes in shed 3 — Clerk'],
    ],
    [
      'Hang it up by seven unless the harbor office has put a hold on the raft, in which case it is kept until noon.',
      [/in which case it is kept until noon$/u],
    ],
    ['First pull at 6:15.', ['First pull at 6:15']],
  ])('%s', (told, expected) => {
    expect(stepsOf(told)).toEqual(
      expected.map((step) => (step instanceof RegExp ? expect.stringMatching(step) : step)),
    );
  });

  it.each([
    [
      'Sacks worth up to 30 euros per carter and week may be kept if nobody asks.',
      /^Sacks worth up to 30 euros per carter and week may be kept/u,
    ],
    ['We do not open on a call, there has to be a letter.', /^We do not open on a call, there has to be a letter$/u],
    ['Rafts are tied up and untied only by people with a badge.', /^Rafts are tied up and untied only by people/u],
    [
      'Any carter who meets a stranger must ask the name and walk them to the gate.',
      /must ask the name and walk them to the gate$/u,
    ],
    [
      'Only carters and registered pilots with a badge may steer it.',
      /^Only carters and registered pilots with a badge may steer/u,
    ],
    ['Poles in the shed not touch.', /^Poles in the shed not touch$/u],
    ['Tea on the bridge is fine.', /^Tea on the bridge is fine$/u],
    ['This also applies to the lower weir.', /^This also applies to the lower weir$/u],
  ])('%s is one rule', (told, expected) => {
    expect(rulesOf(told)).toContainEqual(expect.stringMatching(expected));
    expect(stepsOf(told)).toEqual([]);
  });

  it('keeps a ban that names nothing with what it is about', () => {
    const { phases } = documentOf(`${AROUND} Planks go out first on the east side, nobody walks there.`);
    const steps = phases.flatMap(({ steps: all }) => all);
    expect(steps.find(({ text }) => text.startsWith('Planks'))?.caution).toBe('Nobody walks there');
  });

  it('tells each of three what to do', () => {
    expect(stepsOf('One rings the bell, one gets the pole, one stands at the gate.')).toEqual([
      'One rings the bell',
      'One gets the pole',
      'One stands at the gate',
    ]);
  });
});

describe('draftSop knows a case that is told without "if" (drafting 3.2)', () => {
  it.each([
    ['Raft arrives, you throw the rope.', ['Raft arrives: Throw the rope']],
    ['Somebody slips, stop the winch.', ['Somebody slips: Stop the winch']],
    [
      'If the siren sounds leave at once, you have a minute.',
      [/^If the siren sounds: Leave at once$/u, /^If the siren sounds: You have a minute$/u],
    ],
    [
      'After the flood do a short round, tick the list.',
      ['After the flood: Do a short round', 'After the flood: Tick the list'],
    ],
    ['Anyone hurt by a hook tells the carter.', ['Anyone hurt by a hook: Tell the carter']],
    ['Anybody who hears a crack rings the bell.', ['Anybody who hears a crack: Ring the bell']],
    [
      'Trouble at the hatch: ask once, then ring the office.',
      [/^Trouble at the hatch: Ask once$/u, /^Trouble at the hatch: Ring the office$/u],
    ],
    ['All planks are counted: enter them in the book.', ['All planks are counted: Enter them in the book']],
    ['(When the bell rings, close the hatch.)', ['When the bell rings: Close the hatch']],
    ['Every rower needs a badge.', [/^Every rower needs a badge/u]],
  ])('%s', (told, expected) => {
    expect(stepsOf(told)).toEqual(
      expected.map((step) => (step instanceof RegExp ? expect.stringMatching(step) : step)),
    );
  });

  it('and none in what is only looked up', () => {
    const { notes, exceptions } = documentOf(
      `${AROUND} The carter rings the owner if the level is over 3 m and doesn't open without a yes. I'll put it in the handbook.`,
    );
    expect(exceptions.filter(({ src }) => src === 'prompt')).toEqual([]);
    expect(notes.map(({ text }) => text)).toContain("I'll put it in the handbook");
  });
});
