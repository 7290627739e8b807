import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';

const documentOf = (request: string) => draftSop(request).document;
const stepsOf = (request: string) => documentOf(request).phases.flatMap(({ steps }) => steps);
const textsOf = (request: string): string[] => stepsOf(request).map(({ text }) => text);

describe('draftSop reads what is written already (drafting 3.6)', () => {
  const welds = [
    'SOP-014 Rework of rejected welds',
    '',
    '1. Take the part from the reject shelf and read the tag.',
    '2. If the defect is deeper than 3 mm, go to step 5.',
    '3. Grind out the defect. Wear goggles.',
    '4. Weld the spot again.',
    '5. Ask the engineer for an instruction.',
    '6. If it fails again, repeat steps 3 to 4.',
  ].join('\n');

  it('leads "go to step 5" to what was step 5', () => {
    const texts = textsOf(welds);
    expect(texts.indexOf('Ask the engineer for an instruction')).toBe(6);
    expect(texts).toContain('Go to step 7');
  });

  it('leads the references of exceptions, and of several steps, too', () => {
    const { phases, exceptions } = documentOf(welds);
    expect(JSON.stringify([phases, exceptions])).toMatch(/epeat steps 4 to 6/u);
  });

  it('leaves a reference alone where two lists count from one', () => {
    expect(
      textsOf('1. Open the lid. Look inside.\n2. Go to step 1.\n\nThen:\n1. Close the lid.\n2. Go home.'),
    ).toContain('Go to step 1');
  });

  it('takes the number of a document for no part of its name', () => {
    expect(documentOf(welds).title).toBe('Rework of Rejected Welds');
  });

  it('takes "apply to" for an order', () => {
    const request =
      'Dyeing hair: mix the color with the developer. Apply to the roots first. Rinse until it runs clear.';
    expect(textsOf(request)).toContain('Apply to the roots first');
  });

  it('cuts no heading at a comma between brackets', () => {
    const request =
      'Procedure for lost keys (2016 version, please update)\n1) The clerk checks the ID.\n2) The clerk orders a new key.';
    expect(textsOf(request)).toEqual(['Check the ID', 'Order a new key']);
  });

  it.each([
    ['Checklist for drivers - fuel, tires, first aid kit. Report defects to the dispatcher.', 'Checklist for Drivers'],
    ['Van checklist: fuel, tires, first aid kit. Report defects to the dispatcher.', 'Van Checklist'],
  ])('reads the things of a checklist that stand behind one another: %s', (request, title) => {
    expect(documentOf(request).title).toBe(title);
    expect(textsOf(request)).toEqual([
      'Check fuel',
      'Check tires',
      'Check first aid kit',
      'Report defects to the dispatcher',
    ]);
  });

  it('reads the single word of an item in a checklist', () => {
    expect(textsOf('Opening checklist\n- unlock the door\n- ice\n- gas on')).toContain('Check ice');
  });

  it('reads what stands below a table, and who orders', () => {
    const table =
      'Item\tMin stock\tWho orders\nGloves\t10 boxes\tNurse\nMasks\t20 boxes\tNurse\nTowels\t15 packs\tReceptionist';
    const request = `${table}\n\nThe doctor approves orders above 300. The nurse counts the stock.`;
    const steps = stepsOf(request).map(({ text, role }) => `${text} — ${role}`);
    expect(steps).toContain('Approve orders above 300 — Doctor');
    expect(steps).toContain('Towels: 15 packs — Receptionist');
  });
});
