import { IsString, Matches } from 'class-validator';

export class RevokeInstallDto {
  /** @example 'q5Jb3mYp0vGk8h2cT1xWZA' */
  @IsString()
  @Matches(/^[A-Za-z0-9_-]{16,64}$/, { message: 'must be an install id' })
  install_id: string;
}
