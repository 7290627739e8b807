import { ApiProperty } from '@nestjs/swagger';

/** The person on a seat. */
export class SeatMemberDto {
  @ApiProperty({ format: 'uuid' })
  user_id: string;

  /**
   * Empty for somebody who has not given a name.
   * @example 'Ada Lovelace'
   */
  full_name: string;

  /** @example 'ada@example.com' */
  email: string;

  /** When the person joined. */
  @ApiProperty({ format: 'date-time' })
  since: string;
}
