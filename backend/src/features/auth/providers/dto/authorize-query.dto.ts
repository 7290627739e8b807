import { IsOptional, IsString, MaxLength } from 'class-validator';

/** Query of the navigation to a provider. Other parameters are told to the provider. */
export class AuthorizeQueryDto {
  @IsString()
  @MaxLength(60)
  provider: string;

  /** Where the browser comes back to; an address of this site. */
  @IsOptional()
  @IsString()
  @MaxLength(4000)
  redirect_to?: string;

  /** Asked of the provider besides those that sign-in needs; separated by spaces. */
  @IsOptional()
  @IsString()
  @MaxLength(2000)
  scopes?: string;

  @IsOptional()
  @IsString()
  @MaxLength(200)
  code_challenge?: string;

  @IsOptional()
  @IsString()
  @MaxLength(20)
  code_challenge_method?: string;
}
