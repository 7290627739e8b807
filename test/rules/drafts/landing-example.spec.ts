import { describe, expect, it } from '@jest/globals';
import { draftSop } from '../../../backend/libs/drafter/draft-sop.js';
import { EXAMPLE } from '../../../frontend/src/features/marketing/content/landing.en.js';

describe('the example of the landing page', () => {
  it('is drafted as the page shows it', () => {
    const { document } = draftSop(EXAMPLE.prompt);
    expect(document.title.toLowerCase()).toBe(EXAMPLE.title.toLowerCase());
    expect(document.roles.map(({ name }) => name)).toEqual(EXAMPLE.roles);
    expect(document.phases.flatMap(({ steps }) => steps.map(({ text }) => `${text}.`))).toEqual(EXAMPLE.steps);
  });
});
