/** A new address for calendar programs. */
export class CalendarAddressDto {
  /**
   * Whoever knows it can read the meetings.
   * @example 'http://localhost:3000/api/v1/calendars/Jm9…/meetings.ics'
   */
  url: string;
}
