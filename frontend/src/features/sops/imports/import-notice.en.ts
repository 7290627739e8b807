import { plural } from '../../../words/en';

/** Says which document an SOP came from. */
export const words = {
  source: 'Imported from {name} on {day}.',
  allImported: (lines: number) => plural(lines, { one: 'Its line was imported.', other: 'All # lines were imported.' }),
  someImported: (imported: number, lines: number) => `${imported} of ${lines} lines were imported.`,
  pictures: (count: number) =>
    plural(count, {
      one: 'A picture is only named in the steps: see the original.',
      other: '# pictures are only named in the steps: see the original.',
    }),
  original: (name: string) => `Original: ${name}`,
  downloadFailed: 'Failed to download the original',
  missing: 'Lines that were not imported',
  showMissing: 'Show what is missing',
  hideMissing: 'Hide the lines',
} as const;
