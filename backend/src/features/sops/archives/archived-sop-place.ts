import type { ClaimedArchive } from './archive-attempts.service.js';
import type { ArchiveContents } from './archive-contents.service.js';

/** Where the data of an SOP lies in a ZIP file that somebody imports. */
export interface ArchivedSopPlace {
  claimed: ClaimedArchive;
  contents: ArchiveContents;
  path: string;
}
