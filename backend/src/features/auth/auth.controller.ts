import { Body, Controller, Get, Header, Headers, HttpCode, Ip, Post, Put, Query, UseGuards } from '@nestjs/common';
import { ApiBody, ApiQuery, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Authenticated, CurrentUser, Public } from '../../common/access/access.decorators.js';
import type { Principal } from '../../common/access/principal.js';
import { AuthUserUpdatesService } from './account/auth-user-updates.service.js';
import { AuthUsersService } from './account/auth-users.service.js';
import { AuthUserDto, UpdateAuthUserDto } from './account/dto/auth-user.dto.js';
import { TokenDto, TokenRequestDto } from './grants/dto/token.dto.js';
import { GrantsService } from './grants/grants.service.js';
import { AuthError } from './protocol/auth-error.js';
import { AuthSettingsService } from './protocol/auth-settings.service.js';
import { authPipe, type Lenient } from './protocol/auth-validation.pipe.js';
import { AuthSettingsDto } from './protocol/dto/auth-protocol.dto.js';
import { IpLimitsService } from './protocol/ip-limits.service.js';
import { AuthSessionsService } from './sessions/auth-sessions.service.js';
import type { SignOutScope } from './sessions/session-change.queries.js';
import { ApiKeyGuard } from './tokens/api-key.guard.js';

const SCOPES: readonly string[] = ['global', 'local', 'others'] satisfies SignOutScope[];

/** A body for each grant, as the API document shows them. */
const GRANT_EXAMPLES = {
  password: {
    summary: 'grant_type=password',
    value: { email: 'anna@example.test', password: 'correct horse battery staple' },
  },
  refresh_token: { summary: 'grant_type=refresh_token', value: { refresh_token: 'q7Zk2vT1mYw0Xc8Rb5Na' } },
  pkce: {
    summary: 'grant_type=pkce',
    value: { auth_code: 'c3f0b1d2', code_verifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk' },
  },
  id_token: {
    summary: 'grant_type=id_token',
    value: { provider: 'google', id_token: 'eyJhbGciOiJSUzI1NiJ9.e30.c2ln' },
  },
};

@ApiTags('Sign-in')
@ApiResponse({ status: 401, description: 'The apikey header or the bearer token is missing' })
@Controller('auth')
@UseGuards(ApiKeyGuard)
export class AuthController {
  constructor(
    private readonly grants: GrantsService,
    private readonly users: AuthUsersService,
    private readonly updates: AuthUserUpdatesService,
    private readonly sessions: AuthSessionsService,
    private readonly settings: AuthSettingsService,
    private readonly limits: IpLimitsService,
  ) {}

  /**
   * Create or renew a session
   * @remarks `password` signs in with an address and its password; `pkce` exchanges the code of a sign-in through a
   * provider; `id_token` accepts a token signed by a provider; `refresh_token` renews a session.
   */
  @Post('token')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @Public()
  @ApiQuery({ name: 'grant_type', enum: ['pkce', 'refresh_token', 'password', 'id_token'] })
  @ApiBody({ type: TokenRequestDto, examples: GRANT_EXAMPLES })
  @ApiResponse({ status: 400, description: 'The grant is refused; `code` says why' })
  @ApiResponse({ status: 404, description: 'The sign-in of this code is unknown or has ended' })
  @ApiResponse({ status: 422, description: 'Phones are not offered' })
  @ApiResponse({ status: 429, description: 'Too many passwords were tried' })
  async grantToken(
    @Query('grant_type') grantType: unknown,
    @Body(authPipe(TokenRequestDto)) body: Lenient<TokenRequestDto>,
    @Headers('user-agent') userAgent: string | undefined,
    @Headers('authorization') authorization: string | undefined,
    @Ip() ip: string,
  ): Promise<TokenDto> {
    // Renewing a session is never rate-limited: the client would treat that as the end of the session.
    if (grantType !== 'refresh_token') await this.limits.count('token', ip);
    return this.grants.grant(grantType, body, { userAgent: userAgent ?? null, ip, authorization });
  }

  /**
   * Get the current user
   * @remarks The account behind the access token, with its ways to sign in and its second factors.
   */
  @Get('user')
  @Header('cache-control', 'no-store')
  @Authenticated({ beforeSecondFactor: true })
  @ApiResponse({ status: 403, description: 'The token, its session or its account is no longer good' })
  async getAuthUser(@CurrentUser() principal: Principal): Promise<AuthUserDto> {
    const user = await this.users.findUser(principal.userId);
    if (!user) throw new AuthError('user_not_found', 'User not found');
    return AuthUserDto.from(user);
  }

  /**
   * Update the current user
   * @remarks Changes metadata, password or email address. A new password ends every other session. A new address takes
   * effect once both mailboxes have confirmed it.
   */
  @Put('user')
  @Header('cache-control', 'no-store')
  @Authenticated({ beforeSecondFactor: true })
  @ApiQuery({ name: 'redirect_to', type: String, required: false, description: 'Where the mailed links redirect to' })
  @ApiBody({ type: UpdateAuthUserDto })
  @ApiResponse({ status: 400, description: 'The change requires reauthentication, or cannot be stored' })
  @ApiResponse({ status: 422, description: 'The new password is weak or the old one, or the address is taken' })
  @ApiResponse({ status: 403, description: 'The token, its session or its account is no longer good' })
  @ApiResponse({ status: 429, description: 'Too many emails or passwords' })
  async updateAuthUser(
    @CurrentUser() principal: Principal,
    @Body(authPipe(UpdateAuthUserDto)) body: Lenient<UpdateAuthUserDto>,
    @Query('redirect_to') redirectTo: unknown,
    @Ip() ip: string,
  ): Promise<AuthUserDto> {
    const target = typeof redirectTo === 'string' ? redirectTo : undefined;
    return AuthUserDto.from(await this.updates.update(principal, body, { redirectTo: target, ip }));
  }

  /**
   * Sign out
   * @remarks By `scope`: everywhere (`global`, the default), here (`local`), or everywhere else (`others`).
   */
  @Post('logout')
  @HttpCode(204)
  @Authenticated({ beforeSecondFactor: true })
  @ApiQuery({ name: 'scope', enum: SCOPES, required: false })
  @ApiResponse({ status: 400, description: 'Unknown scope' })
  @ApiResponse({ status: 403, description: 'The session has ended already' })
  async signOut(@CurrentUser() principal: Principal, @Query('scope') scope: unknown): Promise<void> {
    const wanted = scope ?? 'global';
    if (!isScope(wanted)) throw new AuthError('validation_failed', 'scope must be global, local or others');
    await this.sessions.signOut(principal.userId, principal.sessionId, wanted);
  }

  /**
   * Get the ways to sign in
   * @remarks What this installation offers: email, providers, second factors.
   */
  @Get('settings')
  @Public()
  getAuthSettings(): AuthSettingsDto {
    return this.settings.describe();
  }
}

function isScope(value: unknown): value is SignOutScope {
  return typeof value === 'string' && SCOPES.includes(value);
}
