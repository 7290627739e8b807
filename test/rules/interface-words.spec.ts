import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { wordsInCode } from '../support/interface-words.js';

const FRONTEND = new URL('../../frontend/src/', import.meta.url);

/** Modules of words, one a language; tests; the samples of the page that only developers see; what is generated. */
const NOT_READ = /\.en\.ts$|\.spec\.tsx?$|^(?:dev|test|api\/generated)\//;

/** What reads like words and is none, by file. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  // A scheme of HTTP.
  'api/http-client.ts': ['Bearer'],
  // What browsers say.
  'components/missing-code.ts': [
    'Failed to fetch dynamically imported module',
    'error loading dynamically imported module',
    'Importing a module script failed',
    'Unable to preload CSS',
  ],
  // Languages, each in its own words.
  'components/template-languages.ts': [
    'English',
    'Deutsch',
    'Español',
    'Français',
    'Português',
    'Italiano',
    'Nederlands',
  ],
  // Names of sites.
  'features/sops/document/line-links.ts': ['Vimeo', 'Loom'],
  // Names of fonts.
  'theme/theme.ts': ['"Inter Variable", "Inter Fallback", system-ui, -apple-system, "Segoe UI", Roboto, sans-serif'],
};

/** A language that a module names by itself, so that a translation would keep it. */
const FIXED_LOCALE = /(?:\bIntl\.\w+|\.toLocale\w*String)\(\s*['"][a-z]{2}(?:-[A-Z]{2})?['"]/;
/** Prices are written as the specification has them, in whatever language. */
const PRICES = ['components/yearly-price.ts', 'features/subscriptions/plan-line.ts'];

const sources = readdirSync(FRONTEND, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !NOT_READ.test(path))
  .map((path) => ({ path, source: readFileSync(new URL(path, FRONTEND), 'utf8') }));

describe('words of the interface', () => {
  it('stand in modules of words, where they can be translated', () => {
    const found = sources.flatMap(({ path, source }) =>
      wordsInCode(path, source)
        .filter(({ text }) => !NAMES[path]?.includes(text))
        .map(({ line, text }) => `${path}:${line} ${text}`),
    );
    expect(found).toEqual([]);
  });

  it('are the only ones that know their language: numbers, names and dates ask them, or the browser', () => {
    expect(sources.filter(({ source }) => FIXED_LOCALE.test(source)).map(({ path }) => path)).toEqual(PRICES);
  });

  it.each([
    ['a text between tags', 'const a = <p>Move to folder</p>;', ['Move to folder']],
    ['a word between braces', 'const a = <p>{count} selected</p>;', ['selected']],
    ['an attribute', 'const a = <Button label="Save" />;', ['Save']],
    ['a sentence', "notify('The file is too large.');", ['The file is too large.']],
    ['a choice', "const a = isDone ? 'Completed' : 'In progress';", ['Completed', 'In progress']],
    ['a template', 'const a = `Delete $' + '{count} SOPs?`;', ['Delete']],
    ['names of code', "if (event.key === 'Enter') load('../../words', 'content-type', 'sop_updated');", []],
    ['keys of an object', "const KNOWN = { 'Human Resources': true };", []],
    ['a text that is compared', "if (text.startsWith('Imported from ')) load('der die das'.split(' '));", []],
    ['styles', "const a = <Box className=\"sop line\" sx={{ border: '1px solid', gridArea: '1 / 1' }} />;", []],
    [
      'styles elsewhere',
      "const a = { listStyle: 'disc outside' }, b = ['sop-line sop-step', `sop-line sop-line-$" + '{list}`];',
      [],
    ],
    ['what developers read', "throw new Error('A page broke');", []],
    ['what developers read elsewhere', "console.error('A page broke'); reject(new TypeError('No answer came'));", []],
    [
      'selectors',
      "const a = { '@media print': { 'html body': 0 } }, b = 'html .MuiChip-root, html .MuiAlert-root';",
      [],
    ],
    ['areas and keys', "const a = { gridTemplateAreas: '\"prompt side\"' }, keys = ['Enter', 'ArrowUp'];", []],
  ])('are found: %s', (_name, source, texts) => {
    expect(wordsInCode('example.tsx', source).map(({ text }) => text)).toEqual(texts);
  });
});
