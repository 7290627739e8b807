import { ActivityDto } from './activity.dto.js';

/** A page of the activity log, newest first. */
export class ActivityPageDto {
  items: ActivityDto[];
  /** Pass it as `cursor` to get the next page; null on the last one. */
  next_cursor: string | null;
}
