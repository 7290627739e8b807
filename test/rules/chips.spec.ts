import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';

const FRONTEND = new URL('../../frontend/src/', import.meta.url);

/** A chip with a press among its properties, which end with a line of their own. */
const PRESSED = /<Chip\b(?:(?!\n\s*\/>)[\s\S])*?(?:onClick=|clickable)/;

/** What has become of a line between two texts, which is no state of it. */
const NOTES = ['features/sops/history/diff-view.tsx'];

it('every chip that cannot be pressed is a StatusChip, whose color says what the state means (screens m15)', () => {
  const files = readdirSync(FRONTEND, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx'));
  const withChips = files
    .map((name) => ({ name, source: readFileSync(new URL(name, FRONTEND), 'utf8') }))
    .filter(({ source }) => source.includes("'@mui/material/Chip'"));
  expect(withChips.map(({ name }) => name)).toContain('components/status-chip.tsx');
  const odd = withChips.filter(({ source }) => !PRESSED.test(source));
  expect(odd.map(({ name }) => name).sort()).toEqual(['components/status-chip.tsx', ...NOTES].sort());
});
