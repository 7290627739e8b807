import { describe, expect, it } from '@jest/globals';
import { runQualityChecks, sopDocumentSchema } from '../sop-document/index.js';
import { draftSop } from './draft-sop.js';
import { minimalDraft } from './minimal-draft.js';
import { hostilePrompts } from './testing/hostile-prompts.js';

const PROMPTS = hostilePrompts(300);

describe('draftSop with hostile requests', () => {
  it('gives a document that fits the schema and has no markup for each of 300', () => {
    for (const prompt of PROMPTS) {
      const { document } = draftSop(prompt);
      expect(sopDocumentSchema.safeParse(document).success).toBe(true);
      const markup = runQualityChecks(document, '').results.find((result) => result.id === 'Q22');
      expect(markup?.findings).toEqual([]);
    }
  }, 60_000);

  it('gives a skeleton that fits the schema for each of them', () => {
    for (const prompt of PROMPTS) {
      expect(sopDocumentSchema.safeParse(minimalDraft(prompt).document).success).toBe(true);
    }
  }, 60_000);
});
