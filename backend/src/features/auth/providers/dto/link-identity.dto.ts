import { IsOptional, IsString, MaxLength } from 'class-validator';
import { AuthorizeQueryDto } from './authorize-query.dto.js';

/** Query of the call that begins to link an identity; parameters that are not named here are told to the provider. */
export class LinkIdentityQueryDto extends AuthorizeQueryDto {
  /** `true` asks for the address instead of a redirect. */
  @IsOptional()
  @IsString()
  @MaxLength(10)
  skip_http_redirect?: string;
}

/** Where the browser goes to link an identity. */
export class LinkIdentityDto {
  /** @example 'https://accounts.example.com/o/oauth2/v2/auth?client_id=...' */
  url: string;
}
