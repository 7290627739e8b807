import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { phasesOf, statedSteps } from './testing/steps-of-draft.js';

const TASKS = ['the fire drill', 'closing the bar', 'onboarding a new employee', 'cleaning the washrooms'];
const WISHES = [
  'an SOP about …',
  'We need a procedure concerning …',
  'process regarding …',
  'Can you write something about …?',
  'Could you please draft a checklist that covers …?',
  'guidelines on …',
  'Please help me with …',
  "I'd like a documented way of …",
  'We would like to have written instructions for …',
  'we are looking for a guide on …',
  'could you help us write down the process of …',
  'We have no procedure for … yet.',
  'Create: SOP for …',
  'Hello, can you make a short guide for …? Thank you',
  'best practices for …',
  'Handbook for …',
  'Steps to follow for …',
  'We want to standardize …',
  'Please document the process for …',
  'I want … to be done the same way every time',
  'new policy: …',
  'SOP – … – v2',
  'A simple guide for our staff on …',
  'What are the rules for …?',
  'Good morning, I am after a clear procedure on …, thanks',
];

describe('draftSop finds the task in whatever words it is asked for (drafting 4)', () => {
  it.each(TASKS)('%s', (task) => {
    const plain = draftSop(`SOP for ${task}`);
    expect(plain.meta.archetype).toMatch(/^template:/u);
    const others = WISHES.map((wish) => wish.replace('…', task)).filter((wish) => {
      const { document, meta } = draftSop(wish);
      const isSame = document.title.toLowerCase() === plain.document.title.toLowerCase();
      return meta.archetype !== plain.meta.archetype || !isSame;
    });
    expect(others).toEqual([]);
  });

  it.each([
    'Write down how we stack the shelves. First bring the cart. Then fill the gaps.',
    'Guide dogs are let in. Check the vest.',
    'I need the keys. Lock the door and set the alarm.',
    'Check the steps for ice',
    'procedure: open the valve and wait two minutes',
    'Instructions for use are on the box. Read them first.',
  ])('and takes no work for a wish: %s', (told) => {
    expect(statedSteps(told).length).toBeGreaterThan(0);
  });
});

describe('draftSop puts what a wish names into the procedure (drafting 3)', () => {
  it.each([
    ['SOP for quarry blasting: drill holes, exclusion zone and sirens', ['Drill holes', 'Exclusion zone', 'Sirens']],
    ['Procedure for the wool press – bales, hooks and stencils.', ['Bales', 'Hooks', 'Stencils']],
    ['Instructions for the seed bank covering humidity logs and jar labels', ['Humidity logs', 'Jar labels']],
    ['Checklist for the hide tannery (drums, lime pits, hand pumps)', ['Drums', 'Lime pits', 'Hand pumps']],
  ])('%s', (wish, parts) => {
    const { phases, notes } = draftSop(wish).document;
    expect(phases.at(-1)?.steps.map(({ text }) => text)).toEqual(parts);
    expect(notes).toEqual([]);
  });

  it('beside the steps of a template, unless these speak of it', () => {
    const wish = 'Procedure for school trips: consent forms, headcount and tide tables';
    expect(draftSop(wish).meta.archetype).toBe(draftSop('Procedure for school trips').meta.archetype);
    expect(phasesOf(wish).at(-1)).toBe('Also to cover');
    expect(statedSteps(wish)).toEqual(expect.arrayContaining(['Tide tables']));
    expect(statedSteps(wish)).not.toContain('Consent forms');
  });

  it('but leaves orders what they are', () => {
    expect(statedSteps('SOP for receiving goods: check the seals, count the pallets and sign')).toContain(
      'Check the seals',
    );
  });
});
