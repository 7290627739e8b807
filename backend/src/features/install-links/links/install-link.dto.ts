import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, IsString, Matches } from 'class-validator';
import { IsEmailAddress, OneLine } from '../../../common/http/field.decorators.js';

const MAX_NAME = 80;
const MAX_EMAIL = 254;

/** The person on a seat. */
export class SeatMemberDto {
  @ApiProperty({ format: 'uuid' })
  user_id: string;

  /**
   * Empty for a person who has not entered a name.
   * @example 'Ada Lovelace'
   */
  full_name: string;

  /** @example 'ada@example.com' */
  email: string;

  /** When the person joined. */
  @ApiProperty({ format: 'date-time' })
  since: string;
}

/** A team seat. */
export class InstallLinkDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'uuid' })
  user_id: string;

  /** @example 'q5Jb3mYp0vGk8h2cT1xWZA' */
  install_id: string;

  /** False once the link is revoked, which is permanent. */
  is_active: boolean;

  /**
   * Page where an invited person joins.
   * @example 'http://localhost:3000/join/q5Jb3mYp0vGk8h2cT1xWZA'
   */
  download_url: string;

  @ApiProperty({ format: 'date-time' })
  created_at: string;

  /** Who has the seat, or had it before it was revoked; null while the link is unused. */
  @ApiProperty({ type: () => SeatMemberDto, nullable: true })
  member: SeatMemberDto | null;

  /**
   * The person the link was made for, in the owner's words. A member who joins keeps their own name.
   * @example 'Mira'
   */
  @ApiProperty({ type: String, nullable: true })
  name: string | null;

  /**
   * The address that the link was mailed to; null once it is used or revoked.
   * @example 'mira@example.com'
   */
  @ApiProperty({ type: String, nullable: true })
  email: string | null;

  /** When it was last mailed; null if it never was. */
  @ApiProperty({ format: 'date-time', type: String, nullable: true })
  mailed_at: string | null;
}

/** A page of the caller's install links, newest first. */
export class InstallLinkPageDto {
  items: InstallLinkDto[];
  /** Pass it as `cursor` to get the next page; null on the last one. */
  next_cursor: string | null;
}

/** For whom an install link is. Nothing of it is needed. */
export class GenerateInstallLinkDto {
  /**
   * For whom the link is; shown to nobody but the owner.
   * @example 'Mira'
   */
  @IsOptional()
  @OneLine(MAX_NAME)
  name?: string;

  /**
   * The address to mail the link to.
   * @example 'mira@example.com'
   */
  @IsOptional()
  @OneLine(MAX_EMAIL)
  @IsEmailAddress()
  email?: string;
}

export class RenameInstallLinkDto {
  /** @example 'Mira' */
  @OneLine(MAX_NAME)
  name: string;
}

export class RevokeInstallDto {
  /** @example 'q5Jb3mYp0vGk8h2cT1xWZA' */
  @IsString()
  @Matches(/^[A-Za-z0-9_-]{16,64}$/, { message: 'must be an install id' })
  install_id: string;
}
