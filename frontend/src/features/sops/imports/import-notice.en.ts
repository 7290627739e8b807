import { plural } from '../../../words/en';

/** Shows which document an SOP was imported from. */

export const source = 'Imported from {name} on {day}.';
export const allImported = (lines: number) =>
  plural(lines, { one: 'Its line was imported.', other: 'All # lines were imported.' });
export const someImported = (imported: number, lines: number) =>
  `${imported} of ${plural(lines, { one: '# line was', other: '# lines were' })} imported.`;
export const pictures = (count: number) =>
  plural(count, {
    one: 'A picture is only named in the steps: see the original.',
    other: '# pictures are only named in the steps: see the original.',
  });
export const original = (name: string) => `Original: ${name}`;
export const downloadFailed = 'Failed to download the original';
export const missing = 'Lines that were not imported';
export const showMissing = 'Show what is missing';
export const hideMissing = 'Hide the lines';
