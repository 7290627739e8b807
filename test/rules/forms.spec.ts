import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';

const FRONTEND = new URL('../../frontend/src/', import.meta.url);

/** From the tag of a form to whatever is inside it. */
const FORM = /<form\b[^<]*|<\w+[^<]*component="form"[^<]*/g;

it('no form lets the browser say in bubbles of its own what is wrong (screens m14)', () => {
  const files = readdirSync(FRONTEND, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx'));
  const forms = files.flatMap((name) =>
    [...readFileSync(new URL(name, FRONTEND), 'utf8').matchAll(FORM)].map(([tag]) => ({ name, tag })),
  );
  expect(forms.length).toBeGreaterThan(10);
  expect(forms.filter(({ tag }) => !tag.includes('noValidate'))).toEqual([]);
});
