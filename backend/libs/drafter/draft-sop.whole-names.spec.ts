import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { statedSteps } from './testing/steps-of-draft.js';

const rolesOf = (request: string): string[] => draftSop(request).document.roles.map(({ name }) => name);

describe('draftSop takes nothing for a role that names nobody (drafting 3.3)', () => {
  it.each([
    ['a thing that is named after somebody', 'The driver seats go to the workshop on Sundays.'],
    ['a list', 'The setlist starts at nine.'],
    ['half of a way to do it', 'Crates heavier than 20 kg are carried by two porters or on the cart.'],
    ['the rest of a clause', 'Samples are logged, entered in the list, and handed out against ID only.'],
    ['where it is done', 'We value the estates, mostly in private homes.'],
  ])('%s', (_what, sentence) => {
    expect(rolesOf(`Evening round\n\nThe chef checks the gas. ${sentence} The chef locks the door.`)).toEqual(['Chef']);
  });

  it('keeps in its words what is done in one of two ways', () => {
    const crates = 'Crates heavier than 20 kg are carried by two porters or on the cart';
    expect(statedSteps(`Bin store\n\n${crates}. The porter sweeps the floor.`)).toContain(crates);
  });

  it('but whoever is told apart', () => {
    expect(rolesOf('Till\n\nWhoever picks up says the name. The guard who locks up counts the keys.')).toEqual([
      'Whoever picks up',
      'Guard who locks up',
    ]);
  });
});

describe('draftSop lists whoever does what nobody is named for (drafting 3.3)', () => {
  const LIST = '\n\n- grind the beans\n- wipe the bar\n- fill the milk';

  it.each([
    ['Barista opening checklist', ['Barista']],
    ['STAGE MANAGER RULES - CHANGE OF SET', ['Stage manager']],
  ])('%s', (heading, roles) => {
    expect(rolesOf(heading + LIST)).toEqual(roles);
  });

  it('but nobody who only gives a place its name', () => {
    expect(statedSteps(`Vet ward - evening round${LIST}`)).toEqual([
      'Grind the beans',
      'Wipe the bar',
      'Fill the milk',
    ]);
  });
});
