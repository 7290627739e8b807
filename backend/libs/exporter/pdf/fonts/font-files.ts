import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const { resolve } = createRequire(import.meta.url);

/**
 * The files copied by the build. Code that runs from source reads the packages, which are not part of an installation.
 */
const COPIED = fileURLToPath(new URL('../../../../fonts', import.meta.url));
const isCopied = existsSync(COPIED);

export type FontWeight = 400 | 700;

/** A font family: many files, each with a part of its characters. */
export interface FontFamily {
  /** Package without its scope; its files begin with the same name. */
  name: string;
  /** Files to search first: each contains a whole script. */
  subsets: readonly string[];
  /** Whether the rest of the characters is in numbered files that the package lists by range. */
  hasNumberedFiles: boolean;
}

const LATIN_CYRILLIC_GREEK = [
  'latin',
  'latin-ext',
  'cyrillic',
  'cyrillic-ext',
  'greek',
  'greek-ext',
  'vietnamese',
  'devanagari',
] as const;

const CHINESE: FontFamily = { name: 'noto-sans-sc', subsets: ['chinese-simplified'], hasNumberedFiles: true };
const KOREAN: FontFamily = { name: 'noto-sans-kr', subsets: ['korean'], hasNumberedFiles: true };

const ALPHABETS: readonly FontFamily[] = [
  { name: 'noto-sans', subsets: LATIN_CYRILLIC_GREEK, hasNumberedFiles: false },
  { name: 'noto-sans-arabic', subsets: ['arabic'], hasNumberedFiles: false },
  { name: 'noto-sans-hebrew', subsets: ['hebrew'], hasNumberedFiles: false },
  { name: 'noto-sans-thai', subsets: ['thai'], hasNumberedFiles: false },
];

const EMOJI: FontFamily = { name: 'noto-emoji', subsets: ['emoji'], hasNumberedFiles: true };

/** Returns the families in the order in which a character is searched; Korean has its own Han glyphs. */
export function fontFamiliesFor(primaryLanguage: string): readonly FontFamily[] {
  const eastAsian = primaryLanguage === 'ko' ? [KOREAN, CHINESE] : [CHINESE, KOREAN];
  return [...ALPHABETS, ...eastAsian, EMOJI];
}

/** Returns the path of a font file; nothing is downloaded. */
export function fontFilePath(family: string, subset: string, weight: FontWeight): string {
  return pathOf(family, `files/${family}-${subset}-${weight}-normal.woff`);
}

/** Returns the ranges of characters of each numbered file of a family, as the package lists them: `U+4E00-4E0F,U+4E11`. */
export function readNumberedRanges(family: string): ReadonlyMap<string, string> {
  const listed: Record<string, string> = JSON.parse(readFileSync(pathOf(family, 'unicode.json'), 'utf8'));
  const numbered = Object.entries(listed).filter(([subset]) => /^\[\d+\]$/.test(subset));
  return new Map(numbered.map(([subset, ranges]) => [subset.slice(1, -1), ranges]));
}

function pathOf(family: string, file: string): string {
  return isCopied ? join(COPIED, family, file) : resolve(`@fontsource/${family}/${file}`);
}
