import { ApiProperty } from '@nestjs/swagger';
import { SeatMemberDto } from './seat-member.dto.js';

/** A team seat. */
export class InstallLinkDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'uuid' })
  user_id: string;

  /** @example 'q5Jb3mYp0vGk8h2cT1xWZA' */
  install_id: string;

  /** False once the link is revoked, for good. */
  is_active: boolean;

  /**
   * Page where an invited person joins.
   * @example 'http://localhost:3000/join/q5Jb3mYp0vGk8h2cT1xWZA'
   */
  download_url: string;

  @ApiProperty({ format: 'date-time' })
  created_at: string;

  /** Who sits on the seat, or sat on it before it was revoked; null while the link is unused. */
  @ApiProperty({ type: () => SeatMemberDto, nullable: true })
  member: SeatMemberDto | null;
}
