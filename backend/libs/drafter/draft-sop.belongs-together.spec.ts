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
    ['Raft arrives, you throw the rope.', ['If raft arrives: Throw the rope']],
    ['Somebody slips, stop the winch.', ['Somebody slips: Stop the winch']],
    [
      'If the siren sounds leave at once, you have a minute.',
      [/^If the siren sounds: Leave at once$/u, /^If the siren sounds: You have a minute$/u],
    ],
    [
      'After the flood do a short round, tick the list.',
      ['After the flood: Do a short round', 'After the flood: Tick the list'],
    ],
    ['Anyone hurt by a hook tells the carter.', ['For anyone hurt by a hook: Tell the carter']],
    ['Anybody who hears a crack rings the bell.', ['For anybody who hears a crack: Ring the bell']],
    [
      'Trouble at the hatch: ask once, then ring the office.',
      [/^In case of trouble at the hatch: Ask once$/u, /^In case of trouble at the hatch: Ring the office$/u],
    ],
    ['All planks are counted: enter them in the book.', ['If all planks are counted: Enter them in the book']],
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

describe('draftSop leaves in a sentence what says more of its beginning (drafting 3.2)', () => {
  it.each([
    'Live plants are different: there the gardener decides and nothing is stacked',
    'More than 400 kg only with the second winch, and the deck cleared before, but not for empty drums',
    'Over 300 mm, hand winding by two persons, one alone not allowed',
    'Ada searches the member, her sponsors above 18 and her spouse or business partners in the list of debtors and mails the board',
    'Old ropes we give back to the maker, we count them first',
    'Boats get the code for the lock on the day of arrival, not before, and only after the fee has been paid',
    'After that comes the name: two papers of each owner, and the contract',
    'Next is the handover: a call with the old tenant and a list of open points',
  ])('as a step: %s', (sentence) => {
    expect(stepsOf(`${sentence}.`).map((step) => step.replace(/ — .*$/u, ''))).toEqual([sentence]);
  });

  it.each([
    'Only the duty manager opens a lock, two signatures needed',
    'The stay must be at most 3 days for yachts and 7 for barges, counted from the first evening',
    'Eels in a bucket are an exception: there we take only up to 2 kg and nobody pays',
  ])('as a rule: %s', (sentence) => {
    expect(rulesOf(`${sentence}.`)).toContain(sentence);
  });

  it('with what is done in a case', () => {
    expect(stepsOf("If any are gone we order new ones and it's £95, unless it's a buoy, those are £40 each.")).toEqual([
      "If any are gone: Order new ones and it's £95, unless it's a buoy, those are £40 each",
    ]);
  });

  it('but not what is a step of its own', () => {
    expect(stepsOf('The clerk opens the bag and his assistant writes the number.')).toEqual([
      'Open the bag — Clerk',
      'Write the number — Assistant',
    ]);
    expect(stepsOf('Next is draining the tank.')).toEqual([expect.stringMatching(/drain the tank/iu)]);
  });
});

describe('draftSop knows where an amount ends, and of what it is (drafting 3.2)', () => {
  const conditionsOf = (told: string) =>
    documentOf(`${AROUND} ${told} Lock the gate.`)
      .phases.flatMap(({ steps }) => steps)
      .flatMap(({ when, text }) => (when === null ? [] : [`${when}: ${text}`]));

  it.each([
    ['Up to $4,000 a month the mayor signs it alone.', [/^Up to \$4,000 a month: Sign it alone$/u]],
    ['Under 30 hours per week the bursar books it.', [/^(?:If )?under 30 hours per week: Book it/iu]],
    [
      'For salted fish a weight of 2 to 5 kg is accepted. Between 5.1 and 7 kg the crate is put aside. Above 7 kg it is refused.',
      [/^For salted fish: /u, /^For salted fish, between 5\.1 and 7 kg: /u, /^For salted fish, above 7 kg: /u],
    ],
    [
      'For salted fish a weight of 2 to 5 kg is accepted. The crew sweeps the deck. Above 7 knots it stays in port.',
      [/^For salted fish: /u, /^(?:If )?above 7 knots: /iu],
    ],
  ])('%s', (told, expected) => {
    expect(conditionsOf(told)).toEqual(expected.map((pattern) => expect.stringMatching(pattern)));
  });

  it('and who alone may do it', () => {
    expect(rulesOf('Between 2 and 4 only the lock keeper may release it.')).toContain(
      'Between 2 and 4: Only the lock keeper may release it',
    );
  });

  it('with its sign, also behind a comma', () => {
    const said = documentOf(`${AROUND} Cod at -18 °C or colder is accepted, -17.9 to -15 is put aside. Lock the gate.`);
    expect(JSON.stringify(said)).toContain('-17.9 to -15');
  });

  it('behind a stop, also in money', () => {
    expect(stepsOf('Agree small fees yourself. £100-£500 ask the mayor first.')).toEqual([
      'Agree small fees yourself',
      '£100-£500 ask the mayor first',
    ]);
  });
});

describe('draftSop keeps in the document what somebody says in other forms (drafting 3.2)', () => {
  it.each([
    ['Keys are going to the board with their number, not in a pocket.', /Keys are going to the board/u],
    ['For small boats it is enough that one of the crew signs.', /it is enough that one of the crew signs/u],
    ['The nets are spread and dried the same day.', /Dry the nets the same day/u],
  ])('%s', (told, expected) => {
    expect(stepsOf(told).join('\n')).toMatch(expected);
  });

  it('a meaning of several halves is one, and a general ban is no part of a case', () => {
    const { definitions } = documentOf(
      `${AROUND} "On hold" means that the boat gets a red flag, the clerk calls the owner and the crane is kept away from the quay until the fee is paid in full. Lock the gate.`,
    );
    expect(definitions.find(({ term }) => JSON.stringify(term).includes('On hold'))).toBeDefined();
    expect(JSON.stringify(definitions)).toContain('until the fee is paid in full');
    expect(rulesOf('If a receipt is missing, the claim goes back. Nobody approves their own claim.')).toContain(
      'Nobody approves their own claim',
    );
  });
});

describe('draftSop keeps with its subject what is said of it (drafting 3.2)', () => {
  it.each([
    'Calls at night are taken by the lock keeper, who first rings the farm, then the ferry',
    'The lamp is lit before the first boat and stays on the post',
    'The hatch is opened at noon and remains open until dry',
  ])('%s', (sentence) => {
    expect(stepsOf(`${sentence}.`)).toEqual([expect.stringContaining(sentence)]);
  });

  it.each(['Rowing is fine, sailing is not', 'Members may fish, guests may not'])('as one rule: %s', (sentence) => {
    expect(rulesOf(`${sentence}.`)).toContain(sentence);
  });

  it('but an order that is made of a passive may say to whom', () => {
    expect(stepsOf('Keys are given to the guest who paid.')).toEqual(['Give keys to the guest who paid']);
  });

  it('with why something is done', () => {
    expect(stepsOf("If it turns brown there's still tar in it, so leave it for a day.")).toEqual([
      "If it turns brown: There's still tar in it, so leave it for a day",
    ]);
  });

  it('whoever does something to "them" is not who they are', () => {
    const steps = stepsOf(
      'For the first week the deckhand works with a pilot, who marks them each day. After five days they get a boat of their own.',
    );
    expect(steps.at(-1)).toMatch(/— Deckhand$/u);
  });

  it('without "please" between two orders', () => {
    expect(stepsOf('Sort the slips by date, please, and keep the blue ones.')).toEqual([
      'Sort the slips by date',
      'Keep the blue ones',
    ]);
  });
});
