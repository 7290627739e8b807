import type { TeamActivityDto } from '../../api/generated/types.gen';
import { withParts } from '../../words/with-parts';
import { EntryTitle } from './entry-title';
import * as words from './words.en';

interface LineTextProps {
  /** As the feed calls them. */
  person: string;
  action: string;
  /** Whose SOP is named, if it has one; left out where there are several. */
  entry?: TeamActivityDto | undefined;
}

/** Who did what, and with which SOP. */
export function LineText({ person, action, entry }: LineTextProps) {
  const parts = { person: <strong dir="auto">{person}</strong>, action };
  return entry?.sop_title
    ? withParts(words.lineWithSop, { ...parts, sop: <EntryTitle entry={entry} /> })
    : withParts(words.line, parts);
}
