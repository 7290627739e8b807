import { IsOptional, IsString, MaxLength } from 'class-validator';

/** Query of the navigation to a provider. */
export class AuthorizeQueryDto {
  /** @example 'google' */
  @IsString()
  @MaxLength(60)
  provider: string;

  /** Where the browser comes back to; an address of this site. */
  @IsOptional()
  @IsString()
  @MaxLength(2000)
  redirect_to?: string;

  @IsOptional()
  @IsString()
  @MaxLength(200)
  code_challenge?: string;

  @IsOptional()
  @IsString()
  @MaxLength(20)
  code_challenge_method?: string;
}
