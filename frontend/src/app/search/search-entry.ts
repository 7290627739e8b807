import type { SvgIconComponent } from '@mui/icons-material';

/** One line of the search dialog that can be chosen. */
export interface SearchEntry {
  /** Unique in the list. */
  id: string;
  label: string;
  Icon: SvgIconComponent;
  /** The text below the label. */
  detail?: string;
  /** Further words by which it is found. */
  keywords?: string;
  /** Runs once the dialog is closed and the focus is back on the page. */
  run: () => void;
}

export interface SearchGroup {
  heading: string;
  entries: readonly SearchEntry[];
}

/** Small letters without accents. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}

/** A shorter prefix of an invisible keyword would match by accident. */
const LEAST_OF_KEYWORD = 4;

/**
 * The entries whose label or keywords contain each typed word as a prefix; keywords match only with more than a few
 * letters.
 */
export function entriesFor(entries: readonly SearchEntry[], typed: string): SearchEntry[] {
  const words = wordsOf(typed);
  return entries.filter(({ label, keywords = '' }) => {
    const shown = wordsOf(label);
    const hidden = wordsOf(keywords);
    return words.every(
      (word) =>
        shown.some((own) => own.startsWith(word)) ||
        hidden.some((own) => own === word || (word.length >= LEAST_OF_KEYWORD && own.startsWith(word))),
    );
  });
}

function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
