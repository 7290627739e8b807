import { MeetingDto } from './meeting.dto.js';

/** A page of the consultant's meetings, latest first. */
export class MeetingPageDto {
  items: MeetingDto[];
  /** Pass it as `cursor` to get the next page; null on the last one. */
  next_cursor: string | null;
}
