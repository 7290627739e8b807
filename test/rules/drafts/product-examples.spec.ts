import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { draftSop } from '../../../backend/libs/drafter/draft-sop.js';
import { DEMO_PROMPTS } from '../../../backend/src/demo-prompts.js';
import { EXAMPLE_PROMPTS } from '../../../frontend/src/app/pages/first-steps/example-prompts.en.js';

const OPENAPI = readFileSync(new URL('../../../openapi.json', import.meta.url), 'utf8');
/** A prompt of the API document that tells work, and does not only name it. */
const API_PROMPTS = [...OPENAPI.matchAll(/"prompt": "([^"]{60,})"/gu)].map(([, prompt = '']) => prompt);
const PROMPTS = [...new Set([...DEMO_PROMPTS, ...EXAMPLE_PROMPTS.map(({ prompt }) => prompt), ...API_PROMPTS])];

/** The steps of a draft, each with who does it and when, as a reader sees them. */
function stepsOf(prompt: string): string[] {
  const { phases } = draftSop(prompt).document;
  return phases.flatMap(({ steps }) =>
    steps.map(
      ({ text, role, when }) => `${when === null ? '' : `${when}: `}${text}${role === null ? '' : ` (${role})`}`,
    ),
  );
}

describe('the examples of the product', () => {
  it.each(PROMPTS)('tells in steps, and nowhere else, what is to be done: %s', (prompt) => {
    const { phases, notes, scope } = draftSop(prompt).document;
    const steps = phases.flatMap((phase) => phase.steps);
    expect(steps.length).toBeGreaterThan(2);
    expect(steps.filter(({ src }) => src === 'suggested')).toEqual([]);
    expect(notes).toEqual([]);
    expect(scope).toBeNull();
  });

  it('are read as a person would', () => {
    expect(PROMPTS.map(stepsOf)).toEqual([
      [
        'Unlock at 5:30 (Shift lead)',
        'Switch on the ovens (Shift lead)',
        'Check that the fridge is at 5 °C or colder (Shift lead)',
        'Write it in the log (Shift lead)',
        'Fill the display by 6:45 (Shift lead)',
        'Open the door at 7:00 (Shift lead)',
        'If the fridge is warmer than 5 °C: Call Anna (Shift lead)',
      ],
      [
        'Note name, phone number, size, allergies and pick-up time on the order form',
        'Read it back',
        'Orders above 150 euros need a deposit of 30 percent',
        'If an allergy is named: Confirm before the order is accepted (Baker)',
      ],
      [
        'Count the till against the report',
        'Put the float of 200 euros back',
        'Cash to the safe',
        'Switch ovens off',
        'Mop floor',
        'Switch the alarm on',
        'Report a difference above 5 euros to the manager the same day',
      ],
      [
        'Last orders at 21:45 (Barista)',
        'Clean the coffee machine (Barista)',
        'Write the fridge temperature down (Barista)',
        'Count the till to 200 EUR (Shift lead)',
        'Put the rest into the safe (Shift lead)',
        'Switch on the alarm at 22:30 (Shift lead)',
      ],
      [
        'Order laptop and badge 5 working days before (HR)',
        'On the day: Show the office, the emergency exits and the first-aid kit (Team lead)',
        'Set up mail and two-factor sign-in (IT)',
        'By 15:00: The new colleague has read the safety rules and signed them',
      ],
      [
        'Write name, date and order number into the complaints list (Whoever takes it)',
        'Answer within 24 hours (Whoever takes it)',
        'Up to 50 EUR: Decide alone (Shop)',
        'Above that: The manager decides (Manager)',
        'Every Friday: Look through the list for complaints that came twice (Manager)',
      ],
      [
        'Last orders 21:45',
        'Switch the fryer off',
        'Fridge at 5 °C or colder written down',
        'Set the alarm (Maria or Tom)',
      ],
      ['Last orders 21:30', 'Switch the fryer off', 'Set the alarm (Maria)'],
    ]);
  });
});
