import { Body, Controller, Get, Header, Headers, HttpCode, Post, Put, Query, Req, UseGuards } from '@nestjs/common';
import { ApiBody, ApiHeader, ApiQuery, ApiResponse, ApiSecurity, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Authenticated } from '../../common/access/authenticated.decorator.js';
import { CurrentUser } from '../../common/access/current-user.decorator.js';
import type { Principal } from '../../common/access/principal.js';
import { Public } from '../../common/access/public.decorator.js';
import { ApiKeyGuard } from './api-key.guard.js';
import { AuthError } from './auth-error.js';
import { AuthSessionsService, type SignOutScope } from './auth-sessions.service.js';
import type { AuthUserRow } from './auth-user-rows.js';
import { AuthUsersService } from './auth-users.service.js';
import { authPipe, type Lenient } from './auth-validation.pipe.js';
import { AuthSettingsDto } from './dto/auth-settings.dto.js';
import { AuthUserDto } from './dto/auth-user.dto.js';
import { TokenDto, TokenRequestDto } from './dto/token.dto.js';
import { UpdateAuthUserDto } from './dto/update-auth-user.dto.js';
import { GrantsService } from './grants/grants.service.js';
import { PasswordChangeService } from './passwords/password-change.service.js';
import { ProviderRegistry } from './provider-registry.service.js';
import { UserMetadataService } from './user-metadata.service.js';

const SCOPES: readonly string[] = ['global', 'local', 'others'] satisfies SignOutScope[];

@ApiTags('Auth')
@ApiSecurity('apikey')
@ApiHeader({ name: 'apikey', required: true, description: "The installation's public key." })
@ApiResponse({ status: 401, description: 'The apikey header or the bearer token is missing' })
@Controller('auth')
@UseGuards(ApiKeyGuard)
export class AuthController {
  constructor(
    private readonly grants: GrantsService,
    private readonly users: AuthUsersService,
    private readonly metadata: UserMetadataService,
    private readonly sessions: AuthSessionsService,
    private readonly providers: ProviderRegistry,
    private readonly passwords: PasswordChangeService,
  ) {}

  /**
   * Gives a session.
   * @remarks `password` signs in with an address and its password; `pkce` exchanges the code of a sign-in through a provider; `refresh_token` renews a session.
   */
  @Post('token')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @Public()
  @ApiQuery({ name: 'grant_type', enum: ['pkce', 'refresh_token', 'password', 'id_token'] })
  @ApiBody({ type: TokenRequestDto })
  @ApiResponse({ status: 400, description: 'The grant is refused; `code` says why' })
  @ApiResponse({ status: 429, description: 'Too many passwords were tried' })
  grantToken(
    @Query('grant_type') grantType: unknown,
    @Body(authPipe(TokenRequestDto)) body: Lenient<TokenRequestDto>,
    @Headers('user-agent') userAgent: string | undefined,
    @Req() request: FastifyRequest,
  ): Promise<TokenDto> {
    return this.grants.grant(grantType, body, { userAgent: userAgent ?? null, ip: request.ip });
  }

  /** Gives the signed-in person's account. */
  @Get('user')
  @Header('cache-control', 'no-store')
  @Authenticated()
  @ApiResponse({ status: 403, description: 'The token, its session or its account is no longer good' })
  async getAuthUser(@CurrentUser() principal: Principal): Promise<AuthUserDto> {
    const user = await this.users.findUser(principal.userId);
    if (!user) throw new AuthError('user_not_found', 'User not found');
    return this.describe(user);
  }

  /**
   * Changes the signed-in person's metadata or password.
   * @remarks A new password ends every other session. Without an old one it may be set within 15 minutes of a sign-in.
   */
  @Put('user')
  @Header('cache-control', 'no-store')
  @Authenticated()
  @ApiBody({ type: UpdateAuthUserDto })
  @ApiResponse({ status: 400, description: 'The metadata cannot be stored, or the current password is wrong' })
  @ApiResponse({ status: 422, description: 'The new password is weak, or the old one' })
  @ApiResponse({ status: 403, description: 'The token, its session or its account is no longer good' })
  async updateAuthUser(
    @CurrentUser() principal: Principal,
    @Body(authPipe(UpdateAuthUserDto)) body: Lenient<UpdateAuthUserDto>,
    @Req() { ip }: FastifyRequest,
  ): Promise<AuthUserDto> {
    const { password, current_password: currentPassword } = body;
    if (password !== undefined) await this.passwords.change(principal, { password, currentPassword, ip });
    return this.describe(await this.metadata.updateMetadata(principal.userId, body.data ?? {}));
  }

  /** Signs out: everywhere (`global`, the default), here (`local`), or everywhere else (`others`). */
  @Post('logout')
  @HttpCode(204)
  @Authenticated()
  @ApiQuery({ name: 'scope', enum: SCOPES, required: false })
  @ApiResponse({ status: 400, description: 'Unknown scope' })
  @ApiResponse({ status: 403, description: 'The session has ended already' })
  async signOut(@CurrentUser() principal: Principal, @Query('scope') scope: unknown): Promise<void> {
    const wanted = scope ?? 'global';
    if (!isScope(wanted)) throw new AuthError('validation_failed', 'scope must be global, local or others');
    await this.sessions.signOut(principal.userId, principal.sessionId, wanted);
  }

  /** Tells what this installation's auth layer offers. */
  @Get('settings')
  @Public()
  getAuthSettings(): AuthSettingsDto {
    const external = Object.fromEntries(this.providers.names().map((name) => [name, true]));
    return {
      external: { email: false, phone: false, anonymous_users: false, ...external },
      disable_signup: false,
      mailer_autoconfirm: false,
      phone_autoconfirm: false,
      sms_provider: '',
      saml_enabled: false,
      passkeys_enabled: false,
    };
  }

  private async describe(user: AuthUserRow): Promise<AuthUserDto> {
    return AuthUserDto.from(user, await this.users.listIdentities(user.id));
  }
}

function isScope(value: unknown): value is SignOutScope {
  return typeof value === 'string' && SCOPES.includes(value);
}
