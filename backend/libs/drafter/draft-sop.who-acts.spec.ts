import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';

type Draft = ReturnType<typeof draftSop>['document'];
const draft = (request: string): Draft => draftSop(request).document;
const stepsOf = (request: string): [string, string | null][] =>
  draft(request)
    .phases.flatMap(({ steps }) => steps)
    .filter(({ src }) => src === 'prompt')
    .map(({ text, role }) => [text, role]);
const rolesOf = (request: string): string[] => draft(request).roles.map(({ name }) => name);

describe('who acts, and what only has a name', () => {
  it.each([
    [
      'Check the card. Plumber: washers 20 pieces, valves 6 pieces. Sign the sheet.',
      'Plumber: washers 20 pieces, valves 6 pieces',
    ],
    ['Check the form. Optician: glasses 10 days, lenses 3 days. File it.', 'Optician: glasses 10 days, lenses 3 days'],
    [
      'Open the store. Limits: paint 20 litres, thinner 5 litres, glue 8 tubes.',
      'Limits: paint 20 litres, thinner 5 litres, glue 8 tubes',
    ],
  ])('gives figures to nobody and keeps them in one line: %s', (request, line) => {
    expect(stepsOf(request)).toContainEqual([line, null]);
    expect(rolesOf(request)).not.toContain(line.split(':')[0]);
  });

  it('takes a label for a thing where the words behind it say who acts', () => {
    const request = 'Laptops\n* check the lid\n* MBA: the student brings it on day 2\n* pack the charger';
    expect(rolesOf(request)).not.toContain('MBA');
  });

  it('still takes a label for a role where an act stands behind it', () => {
    const request = 'Stage\n* Plumber: check the valve\n* Electrician: switch the fan off\n* sweep the floor';
    expect(stepsOf(request)).toEqual(
      expect.arrayContaining([
        ['Check the valve', 'Plumber'],
        ['Switch the fan off', 'Electrician'],
      ]),
    );
  });

  it('reads what is kept with its time under a heading, also where a noun looks like a verb', () => {
    const request =
      'Leaving\nThe host brings the driver back. The guard takes the pass.\n\nRecords\nDriver logs 2 years, crew lists 18 months, permits 5 years.';
    const { records, ...rest } = draft(request);
    expect(records.filter(({ src }) => src === 'prompt').map(({ name }) => name)).toEqual([
      'Driver logs',
      'Crew lists',
      'Permits',
    ]);
    expect(rest.roles.map(({ name }) => name)).not.toContain('Crew');
  });

  it.each([
    ['WASH BAY – RULES FOR DRIVERS AND GUESTS\n\nDrivers must rinse the floor. Hoses are rolled up.', 'Drivers'],
    ['ICE RINK – RULES FOR STAFF AND SKATERS\n\nStaff must check the ice. Skates are sharpened.', 'Staff'],
  ])('names a role of a heading in capitals as the text does: %s', (request, role) => {
    expect(rolesOf(request)).toContain(role);
    expect(rolesOf(request)).not.toContain(role.toUpperCase());
    expect(stepsOf(request).map(([, name]) => name)).not.toContain(role.toUpperCase());
  });
});
