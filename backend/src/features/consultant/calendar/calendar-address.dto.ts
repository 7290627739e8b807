import { ApiProperty } from '@nestjs/swagger';

/** A new address for calendar programs. */
export class CalendarAddressDto {
  /**
   * Anyone who knows it can read the meetings.
   * @example 'http://localhost:3000/api/v1/calendars/Jm9…/meetings.ics'
   */
  url: string;
}

/** Whether there is an address for calendar programs. */
export class CalendarAddressStateDto {
  /** When the current address was created; null without one. */
  @ApiProperty({ format: 'date-time', type: String, nullable: true })
  created_at: string | null;
}
