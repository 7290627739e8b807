import type { ClaimedArchive } from './archive-attempts.service.js';
import type { ArchiveContents } from './archive-contents.service.js';

/** Where the data of an SOP is in an imported ZIP file. */
export interface ArchivedSopPlace {
  claimed: ClaimedArchive;
  contents: ArchiveContents;
  path: string;
}
