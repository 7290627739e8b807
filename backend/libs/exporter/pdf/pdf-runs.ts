import type { Run } from '../../sop-document/index.js';
import { QUIET_COLOR, TEXT_COLOR } from './pdf-layout.js';
import type { StyledText, TextStyle } from './text/text-piece.js';

const STYLES: Readonly<Record<Run['style'], TextStyle>> = {
  plain: { weight: 400, color: TEXT_COLOR },
  strong: { weight: 700, color: TEXT_COLOR },
  role: { weight: 400, color: QUIET_COLOR },
  mark: { weight: 700, color: QUIET_COLOR },
};

/** Gives the runs of a line with their looks. */
export function styledRuns(runs: readonly Run[]): StyledText[] {
  return runs.map(({ style, text }) => ({ text, style: STYLES[style] }));
}

export function plainText(text: string): StyledText {
  return { text, style: STYLES.plain };
}

export function quietText(text: string): StyledText {
  return { text, style: STYLES.role };
}
