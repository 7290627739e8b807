import { IsOptional, IsString, MaxLength } from 'class-validator';

/** Query of the navigation to a provider. Other parameters are sent to the provider. */
export class AuthorizeQueryDto {
  @IsString()
  @MaxLength(60)
  provider: string;

  /** Where the browser comes back to; an address of this site. */
  @IsOptional()
  @IsString()
  @MaxLength(4000)
  redirect_to?: string;

  /** Requested in addition to the default scopes; separated by spaces. */
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

/** Query of the call that starts to link an identity; parameters that are not named here are sent to the provider. */
export class LinkIdentityQueryDto extends AuthorizeQueryDto {
  /** `true` returns the address instead of a redirect. */
  @IsOptional()
  @IsString()
  @MaxLength(10)
  skip_http_redirect?: string;
}

/** The address to send the browser to, to link an identity. */
export class LinkIdentityDto {
  /** @example 'https://accounts.example.com/o/oauth2/v2/auth?client_id=...' */
  url: string;
}
