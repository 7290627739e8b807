import { Body, Controller, Get, Headers, HttpCode, Post, Put, Query, Req, UseGuards, UsePipes } from '@nestjs/common';
import { ApiHeader, ApiQuery, ApiResponse, ApiSecurity, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Authenticated } from '../../common/access/authenticated.decorator.js';
import { CurrentUser } from '../../common/access/current-user.decorator.js';
import type { Principal } from '../../common/access/principal.js';
import { Public } from '../../common/access/public.decorator.js';
import { ApiKeyGuard } from './api-key.guard.js';
import { AuthError } from './auth-error.js';
import { AuthSessionsService, type SignOutScope } from './auth-sessions.service.js';
import { type AuthUserRow, AuthUsersService } from './auth-users.service.js';
import { createAuthValidationPipe } from './auth-validation.pipe.js';
import { AuthSettingsDto } from './dto/auth-settings.dto.js';
import { AuthUserDto } from './dto/auth-user.dto.js';
import { TokenDto, TokenRequestDto } from './dto/token.dto.js';
import { UpdateAuthUserDto } from './dto/update-auth-user.dto.js';
import { GrantsService } from './grants.service.js';
import { ProviderRegistry } from './provider-registry.service.js';

const SCOPES: readonly string[] = ['global', 'local', 'others'] satisfies SignOutScope[];

@ApiTags('Auth')
@ApiSecurity('apikey')
@ApiHeader({ name: 'apikey', required: true, description: "The installation's public key." })
@ApiResponse({ status: 401, description: 'The apikey header or the bearer token is missing' })
@Controller('auth')
@UseGuards(ApiKeyGuard)
@UsePipes(createAuthValidationPipe())
export class AuthController {
  constructor(
    private readonly grants: GrantsService,
    private readonly users: AuthUsersService,
    private readonly sessions: AuthSessionsService,
    private readonly providers: ProviderRegistry,
  ) {}

  /**
   * Gives a session.
   * @remarks `pkce` exchanges the code of a sign-in through a provider; `refresh_token` renews a session.
   */
  @Post('token')
  @HttpCode(200)
  @Public()
  @ApiQuery({ name: 'grant_type', enum: ['pkce', 'refresh_token', 'password', 'id_token'] })
  @ApiResponse({ status: 400, description: 'The grant is refused; `code` says why' })
  grantToken(
    @Query('grant_type') grantType: string | undefined,
    @Body() body: TokenRequestDto,
    @Headers('user-agent') userAgent: string | undefined,
    @Req() request: FastifyRequest,
  ): Promise<TokenDto> {
    return this.grants.grant(grantType, body, { userAgent: userAgent ?? null, ip: request.ip });
  }

  /** Gives the signed-in person's account. */
  @Get('user')
  @Authenticated()
  async getAuthUser(@CurrentUser() principal: Principal): Promise<AuthUserDto> {
    const user = await this.users.findUser(principal.userId);
    if (!user) throw new AuthError('user_not_found', 'User not found');
    return this.describe(user);
  }

  /** Changes the signed-in person's metadata. */
  @Put('user')
  @Authenticated()
  @ApiResponse({ status: 400, description: 'The metadata cannot be stored' })
  async updateAuthUser(@CurrentUser() principal: Principal, @Body() body: UpdateAuthUserDto): Promise<AuthUserDto> {
    const data = body.data ?? {};
    // Postgres cannot hold NUL in JSON, and metadata travels in every token.
    if (JSON.stringify(data).length > 4000 || JSON.stringify(data).includes('\\u0000')) {
      throw new AuthError('validation_failed', 'data is too large or holds characters that cannot be stored');
    }
    return this.describe(await this.users.updateMetadata(principal.userId, data));
  }

  /** Signs out: everywhere (`global`, the default), here (`local`), or everywhere else (`others`). */
  @Post('logout')
  @HttpCode(204)
  @Authenticated()
  @ApiQuery({ name: 'scope', enum: SCOPES, required: false })
  async signOut(@CurrentUser() principal: Principal, @Query('scope') scope: string | undefined): Promise<void> {
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
      external: { ...external, email: false, phone: false, anonymous_users: false },
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

function isScope(value: string): value is SignOutScope {
  return SCOPES.includes(value);
}
