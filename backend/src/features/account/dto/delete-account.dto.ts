import { IsString, MaxLength } from 'class-validator';

/** The person's word that the account is to go. */
export class DeleteAccountDto {
  /**
   * The e-mail address of the account, typed in full.
   * @example 'anna@example.test'
   */
  @IsString()
  @MaxLength(320)
  confirm_email: string;
}
