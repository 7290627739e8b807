import { describe, expect, it } from '@jest/globals';
import { NASTY_TEXTS } from '../../../../libs/sop-document/testing/nasty-texts.js';
import { folderPaths, SafeNames, safeName } from './archive-paths.js';

const folderOf = (id: string, parent_id: string | null, name: string) => ({
  id,
  parent_id,
  name,
  position: 0,
  sop_count: 0,
});
const FOLDERS = [
  folderOf('shop', null, 'Shop'),
  folderOf('kitchen', null, 'Kitchen'),
  folderOf('ovens', 'kitchen', 'Ovens'),
  folderOf('deck', 'ovens', 'Deck oven'),
];

describe('folderPaths', () => {
  it('names every folder from the outside in', () => {
    expect(Object.fromEntries(folderPaths(FOLDERS, null))).toEqual({
      shop: ['Shop'],
      kitchen: ['Kitchen'],
      ovens: ['Kitchen', 'Ovens'],
      deck: ['Kitchen', 'Ovens', 'Deck oven'],
    });
  });

  it('begins with the folder that is asked for, and knows nothing around it', () => {
    expect(Object.fromEntries(folderPaths(FOLDERS, 'ovens'))).toEqual({
      ovens: ['Ovens'],
      deck: ['Ovens', 'Deck oven'],
    });
  });
});

describe('safeName', () => {
  it.each([
    ['Opening the bakery', 'Opening the bakery'],
    ['Küche / Kühlraum: 5 °C?', 'Küche Kühlraum 5 °C'],
    ['../../etc/passwd', 'etc passwd'],
    ['CON', '_CON'],
    ['lpt1.txt', '_lpt1.txt'],
    ['Console', 'Console'],
    ['What next...', 'What next'],
    [' . ', 'Untitled'],
    ['', 'Untitled'],
    ['手順書', '手順書'],
    ['a'.repeat(200), 'a'.repeat(80)],
  ])('makes of %j the name %j', (text, name) => {
    expect(safeName(text)).toBe(name);
  });

  it.each([...NASTY_TEXTS, '😀'.repeat(100), '厨'.repeat(100)])('gives a name that every system takes: %j', (text) => {
    const name = safeName(text);
    expect(name).toMatch(/^[^<>:"/\\|?*\p{Cc}\p{Cf}]+$/u);
    expect(name).not.toMatch(/^[. ]|[. ]$/u);
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(201);
  });
});

describe('SafeNames', () => {
  it('gives each path once, also where case makes no difference', () => {
    const names = new SafeNames();
    const endings = ['.docx', '.pdf'];
    expect(['Opening', 'opening', 'OPENING'].map((title) => names.reserve('procedures', title, endings))).toEqual([
      'procedures/Opening',
      'procedures/opening (2)',
      'procedures/OPENING (3)',
    ]);
    expect(names.reserve('procedures/Kitchen', 'Opening', endings)).toBe('procedures/Kitchen/Opening');
  });

  it('keeps the ending of a file', () => {
    const names = new SafeNames();
    const given = ['plan.pdf', 'Plan.PDF', 'notes', `${'a'.repeat(200)}.docx`, 'a.b/c', '.profile'];
    expect(given.map((name) => names.reserveFile('files', name))).toEqual([
      'files/plan.pdf',
      'files/Plan (2).PDF',
      'files/notes',
      `files/${'a'.repeat(80)}.docx`,
      'files/a.b c',
      'files/profile',
    ]);
  });
});
