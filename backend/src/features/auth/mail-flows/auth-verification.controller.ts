import {
  Body,
  Controller,
  Get,
  Header,
  Headers,
  HttpCode,
  Inject,
  Ip,
  Post,
  Query,
  Res,
  UseGuards,
} from '@nestjs/common';
import { ApiBody, ApiExtraModels, ApiProperty, ApiQuery, ApiResponse, ApiTags, getSchemaPath } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../../../common/access/access.decorators.js';
import { ENVIRONMENT } from '../../../config/config.module.js';
import type { Environment } from '../../../config/environment.js';
import { TokenDto } from '../grants/dto/token.dto.js';
import { AuthError } from '../protocol/auth-error.js';
import { authPipe, type Lenient } from '../protocol/auth-validation.pipe.js';
import { IpLimitsService } from '../protocol/ip-limits.service.js';
import {
  redirectErrorOf,
  safeRedirectTarget,
  withFragment,
  withQuery,
  withQueryAndFragment,
} from '../providers/redirect-target.js';
import { ApiKeyGuard } from '../tokens/api-key.guard.js';
import { VerifyDto } from './dto/mail-flow.dto.js';
import type { PresentedToken } from './presented-tokens.service.js';
import { type VerificationOutcome, VerificationService } from './verification.service.js';

const HALF_WAY = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';

/** The response to the first of two confirmations of a change of address. */
export class HalfVerifiedDto {
  @ApiProperty({ example: HALF_WAY })
  msg: string;
  @ApiProperty({ example: '200' })
  code: string;
}

/** Accepts mailed tokens: typed in or sent by our page (POST), or followed by a browser (GET). */
@ApiTags('Sign-in')
@ApiExtraModels(TokenDto, HalfVerifiedDto)
@Controller('auth/verify')
@Public()
export class AuthVerificationController {
  constructor(
    private readonly verification: VerificationService,
    private readonly limits: IpLimitsService,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /**
   * Verify a code or a link
   * @remarks Creates a session by the code of a mail with its address, or by the token of its link. The first of the
   * two confirmations of a change of address returns a message instead of a session.
   */
  @Post()
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @UseGuards(ApiKeyGuard)
  @ApiBody({ type: VerifyDto })
  @ApiResponse({
    status: 200,
    schema: { oneOf: [{ $ref: getSchemaPath(TokenDto) }, { $ref: getSchemaPath(HalfVerifiedDto) }] },
  })
  @ApiResponse({ status: 400, description: 'The request is not one of the two forms' })
  @ApiResponse({ status: 401, description: 'The apikey header is missing' })
  @ApiResponse({ status: 403, description: 'The token is wrong, used or expired, or the account is banned' })
  @ApiResponse({ status: 429, description: 'Too many tokens were tried' })
  async verify(
    @Body(authPipe(VerifyDto)) body: Lenient<VerifyDto>,
    @Headers('user-agent') userAgent: string | undefined,
    @Ip() ip: string,
  ): Promise<TokenDto | HalfVerifiedDto> {
    const presented = readPresented(body);
    await this.limits.count('verify', ip);
    const outcome = await this.verification.verify(presented, { userAgent: userAgent ?? null, ip });
    return outcome.result === 'signed-in' ? outcome.answer : { msg: HALF_WAY, code: '200' };
  }

  /**
   * Follow the link of a mail
   * @remarks Redirects the browser with a session, with a code for its own exchange, or with an error.
   */
  @Get()
  @HttpCode(303)
  @ApiQuery({ name: 'redirect_to', type: String, required: false, description: 'An address of this site' })
  @ApiQuery({ name: 'type', type: String, example: 'signup' })
  @ApiQuery({ name: 'token', type: String, description: 'The token of the link' })
  @ApiResponse({ status: 303, description: 'The address to continue to' })
  @ApiResponse({ status: 400, description: 'The token or its type is missing' })
  async followLink(
    @Query('token') token: unknown,
    @Query('type') type: unknown,
    @Query('redirect_to') redirectTo: unknown,
    @Headers('user-agent') userAgent: string | undefined,
    @Ip() ip: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (typeof token !== 'string' || typeof type !== 'string' || !token || !type) {
      throw new AuthError('validation_failed', 'Verify requires a token and a verification type');
    }
    const wanted = typeof redirectTo === 'string' ? redirectTo : undefined;
    const target = safeRedirectTarget(wanted, this.environment.appUrl);
    const isProved = token.startsWith('pkce_');
    const address = await this.follow({ type, linkToken: token }, { userAgent: userAgent ?? null, ip }).then(
      (outcome) => addressAfter(outcome, target, isProved),
      (error: unknown) => addressOfRefusal(error, target, isProved),
    );
    void reply.header('cache-control', 'no-store').redirect(address, 303);
  }

  private async follow(
    presented: PresentedToken,
    device: { userAgent: string | null; ip: string },
  ): Promise<VerificationOutcome> {
    await this.limits.count('verify', device.ip);
    return this.verification.verify(presented, device, { asCode: true });
  }
}

function readPresented({ type, token_hash: linkToken, token: code, email, phone }: VerifyDto): PresentedToken {
  if (linkToken) {
    if (email || phone || code)
      throw new AuthError('validation_failed', 'Only the token_hash and type should be provided');
    return { type, linkToken };
  }
  if (phone) throw new AuthError('validation_failed', 'Phones are not offered');
  if (!code || !email)
    throw new AuthError('validation_failed', 'Verify requires a token_hash, or a token with an email');
  return { type, email, code };
}

function addressAfter(outcome: VerificationOutcome, target: string, isProved: boolean): string {
  if (outcome.result === 'code') return withQuery(target, { code: outcome.code });
  if (outcome.result === 'half') {
    return isProved ? withQueryAndFragment(target, { message: HALF_WAY }) : withFragment(target, { message: HALF_WAY });
  }
  const { access_token, expires_at, expires_in, refresh_token, token_type } = outcome.answer;
  return withFragment(target, {
    access_token,
    expires_at: String(expires_at),
    expires_in: String(expires_in),
    refresh_token,
    token_type,
    type: outcome.kind.startsWith('email_change') ? 'email_change' : outcome.kind,
    sb: '',
  });
}

/** A rejection is sent to the site by redirect; a server fault stays an error. */
function addressOfRefusal(error: unknown, target: string, isProved: boolean): string {
  if (!(error instanceof AuthError)) throw error;
  const reason = { error: redirectErrorOf(error), error_code: error.code, error_description: error.message };
  return isProved ? withQueryAndFragment(target, reason) : withFragment(target, reason);
}
