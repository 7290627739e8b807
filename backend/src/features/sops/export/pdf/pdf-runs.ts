import type { Run } from '../../document/rendering/outline.js';
import { QUIET_COLOUR, TEXT_COLOUR } from './pdf-layout.js';
import type { StyledText, TextStyle } from './text/text-piece.js';

const STYLES: Readonly<Record<Run['style'], TextStyle>> = {
  plain: { weight: 400, colour: TEXT_COLOUR },
  strong: { weight: 700, colour: TEXT_COLOUR },
  role: { weight: 400, colour: QUIET_COLOUR },
  mark: { weight: 700, colour: QUIET_COLOUR },
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
