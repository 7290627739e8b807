import type { Run } from '../../sop-document/index.js';
import { linkedRuns } from '../model/linked-runs.js';
import { LINK_COLOR, QUIET_COLOR, TEXT_COLOR } from './pdf-layout.js';
import type { StyledText, TextStyle } from './text/text-piece.js';

const STYLES: Readonly<Record<Run['style'], TextStyle>> = {
  plain: { weight: 400, color: TEXT_COLOR },
  strong: { weight: 700, color: TEXT_COLOR },
  role: { weight: 400, color: QUIET_COLOR },
  mark: { weight: 700, color: QUIET_COLOR },
};

/** A placeholder with the width of the drawn triangle: the fonts have none. */
const PLAY_PLACE = '»';

/** Returns the runs of a line with their looks, and links to videos. */
export function styledRuns(runs: readonly Run[]): StyledText[] {
  return linkedRuns(runs).flatMap(({ style, text, href }): StyledText[] => {
    if (href === undefined) return [{ text, style: STYLES[style] }];
    const look: TextStyle = { ...STYLES[style], color: LINK_COLOR, href };
    return [
      { text: PLAY_PLACE, style: { ...look, isPlaySign: true } },
      { text: ` ${text}`, style: look },
    ];
  });
}

export function plainText(text: string): StyledText {
  return { text, style: STYLES.plain };
}

export function quietText(text: string): StyledText {
  return { text, style: STYLES.role };
}
