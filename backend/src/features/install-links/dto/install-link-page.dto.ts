import { InstallLinkDto } from './install-link.dto.js';

/** A page of the caller's install links, newest first. */
export class InstallLinkPageDto {
  items: InstallLinkDto[];
  /** Pass it as `cursor` to get the next page; null on the last one. */
  next_cursor: string | null;
}
