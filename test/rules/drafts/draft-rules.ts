import { ENGLISH_LINES, ENGLISH_NOTES } from './english-lines.rules.js';
import { LINES_ARE_WHOLE } from './lines-are-whole.rules.js';
import type { LintRule } from './lint-rule.js';
import { TITLES } from './titles.rules.js';

/** What no draft may hold (drafting 2). */
export const DRAFT_RULES: readonly LintRule[] = [...LINES_ARE_WHOLE, ...ENGLISH_LINES, ...ENGLISH_NOTES, ...TITLES];
