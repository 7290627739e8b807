import { describe, expect, it } from '@jest/globals';
import { chooseArchetype } from '../../extract/choose-archetype.js';
import type { Archetype } from './archetype.js';
import { ARCHETYPES } from './archetypes.js';
import { genericArchetype } from './generic.archetype.js';

describe.each([...ARCHETYPES, genericArchetype].map((each): [string, Archetype] => [each.id, each]))(
  'the archetype %s',
  (_id, archetype) => {
    it('suggests no number and no name', () => {
      const lines = [
        ...archetype.steps,
        ...archetype.roles.flatMap((role) => [role.name, role.duty]),
        ...archetype.resources.map((resource) => resource.name),
        ...archetype.safety.map((line) => line.text),
        ...archetype.exceptions.flatMap((exception) => [exception.when, exception.action]),
        ...archetype.records,
        ...archetype.measures,
        ...archetype.questions.map((question) => question.text),
      ];
      for (const line of lines) {
        expect(line).not.toMatch(/\d/u);
        expect(line).not.toMatch(/(?<=[\p{Ll},] )\p{Lu}\p{Ll}/u);
      }
    });
  },
);

describe('chooseArchetype', () => {
  it.each([
    ['Opening Checklist for the Bakery', 'opening'],
    ['Client Onboarding at the Agency', 'client-onboarding'],
    ['New Starter Laptop Setup', 'onboarding'],
    ['Refunds', 'refund'],
    ['What to Do When a Tenant Calls About a Water Leak at Night', 'water-leak'],
    ['Baking Bread', 'generic'],
  ])('finds the kind of %j', (title, id) => {
    expect(chooseArchetype(title, '').id).toBe(id);
  });
});
