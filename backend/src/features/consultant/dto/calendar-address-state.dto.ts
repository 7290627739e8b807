import { ApiProperty } from '@nestjs/swagger';

/** Whether there is an address for calendar programs. */
export class CalendarAddressStateDto {
  /** When the current address was made; null without one. */
  @ApiProperty({ format: 'date-time', type: String, nullable: true })
  created_at: string | null;
}
