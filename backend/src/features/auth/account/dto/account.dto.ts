import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';

/** A browser or device that is signed in to the account. */
export class AccountSessionDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'date-time' })
  created_at: string;

  /** When it last renewed its access; exact to about an hour. */
  @ApiProperty({ format: 'date-time' })
  last_used_at: string;

  /**
   * What the browser said about itself.
   * @example 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
   */
  @ApiProperty({ type: String, nullable: true })
  user_agent: string | null;

  /**
   * The same in plain words.
   * @example 'Firefox on Linux'
   */
  device: string;

  /** Whether it is the session of this very request. */
  is_current: boolean;
}

/** The living sessions: the current one, then the newest first, at most 100. */
export class AccountSessionListDto {
  items: AccountSessionDto[];
}

/** The person's word that the account is to go. */
export class DeleteAccountDto {
  /**
   * The email address of the account, typed in full.
   * @example 'anna@example.test'
   */
  @IsString()
  @MaxLength(320)
  confirm_email: string;
}
