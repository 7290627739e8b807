import { describe, expect, it } from 'vitest';
import { useApi } from '../support/test-site.js';

const site = useApi();

const labels = (language: string) => fetch(`${site.origin}/api/v1/sop-labels/${encodeURIComponent(language)}`);

describe('labels of a procedure', () => {
  it.each([
    ['de', 'ltr', 'Zweck'],
    ['pt-BR', 'ltr', 'Objetivo'],
    ['ar', 'rtl', 'الغرض'],
    ['sv', 'ltr', 'Purpose'],
  ])('are given for %s to anybody, ready to be cached', async (language, direction, purpose) => {
    const answer = await labels(language);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=86400');
    expect(await answer.json()).toMatchObject({ language, direction, headings: { purpose } });
  });

  it.each(['x', '../..', 'en\u0000', '<b>', 'a'.repeat(40)])(
    'are not found for %j, which is no language',
    async (tag) => {
      const answer = await labels(tag);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ code: 'not-found' });
    },
  );
});
