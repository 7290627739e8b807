import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';

const ROOT = new URL('../../', import.meta.url);
const FOLDERS = ['backend/src/', 'backend/libs/', 'frontend/src/', 'frontend/public/', 'scripts/', 'test/', 'docs/'];
const TEXT = /\.(?:tsx?|mts|mjs|cjs|js|md)$/;
/** The drafter's code is about what people write; generated code follows its source; this file has the sentences. */
const NOT_READ =
  /^backend\/libs\/drafter\/|\/lexicon\/|\/generated\/|^test\/(?:data|fixtures)\/|retired-sentences\.spec\.ts$/;

/** Sentences in private English that were replaced, each by its words, and what to write instead. */
const RETIRED: readonly (readonly [RegExp, string])[] = [
  [/no way down/i, 'Migrations cannot be rolled back; restore a backup instead.'],
  [/passport's detour/i, 'Passport overhead'],
  [/least server that does the same/i, 'a minimal baseline server'],
  [/limits and rubbish/i, 'Rate limits and malformed input'],
  [/whoever makes them/i, 'regardless of client'],
  [/the address for proved/i, 'Marks the e-mail address as verified'],
  [/may have to go elsewhere/i, 'Signed-in users may be redirected'],
  [/looking is only for/i, 'polling is the fallback for lost notifications'],
  [/held click once/i, 'replay an early click only once'],
  [/(?:text )?file is made in the browser/i, 'Records in the activity log that the SOP was exported'],
  [/for the two or three reads/i, 'what the class does'],
  [/told to the provider/i, 'are sent to the provider'],
  [/goes on to the site/i, 'continues to the site'],
  [/link goes on\b/i, 'the link redirects to'],
  [/readers that speak/i, 'screen readers'],
  [/for those who hear it/i, 'for screen readers'],
  [/doors? of the (?:house|feature)/i, 'public API'],
  [/which world the/i, 'the mode that'],
];

const texts = [
  ...FOLDERS.flatMap((folder) =>
    readdirSync(new URL(folder, ROOT), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}${name}`),
  ),
  ...readdirSync(ROOT),
]
  .filter((path) => (TEXT.test(path) || path === 'openapi.json') && !NOT_READ.test(path))
  .map((path) => ({ path, text: onOneLine(readFileSync(new URL(path, ROOT), 'utf8')) }));

/** Joins the lines of comments and paragraphs, so that a sentence is found across a line break. */
function onOneLine(text: string): string {
  return text.replace(/\n\s*(?:\*|\/\/)?\s*/g, ' ');
}

it.each(RETIRED)('nothing says %s; write: %s', (sentence) => {
  expect(texts.length).toBeGreaterThan(2500);
  expect(texts.filter(({ text }) => sentence.test(text)).map(({ path }) => path)).toEqual([]);
});
