import { Body, Controller, Get, Header, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiQuery, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../../common/access/access.decorators.js';
import { parseCodeChallenge } from '../grants/pkce.js';
import { authPipe, type Lenient } from '../protocol/auth-validation.pipe.js';
import { AuthHealthDto, KeySetDto } from '../protocol/dto/auth-protocol.dto.js';
import { IpLimitsService } from '../protocol/ip-limits.service.js';
import { SigningKeyService } from '../tokens/signing-key.service.js';
import { AuthorizeQueryDto } from './dto/authorize.dto.js';
import { forwardedParams, scopeWith } from './forwarded-params.js';
import { ProviderSignInService } from './provider-sign-in.service.js';

/** The auth calls that a browser navigates to, or that need no client: they carry no key. */
@ApiTags('Sign-in')
@Controller('auth')
@Public()
export class AuthNavigationController {
  constructor(
    private readonly signIns: ProviderSignInService,
    private readonly keys: SigningKeyService,
    private readonly limits: IpLimitsService,
  ) {}

  /**
   * Start a sign-in through a provider
   * @remarks Sends the browser to the page of the provider. Parameters that are not named here are sent to the
   * provider, for example `prompt`.
   */
  @Get('authorize')
  @HttpCode(302)
  @ApiQuery({ name: 'code_challenge_method', enum: ['s256', 'plain'] })
  @ApiQuery({ name: 'code_challenge', type: String, description: 'PKCE: 43 to 128 characters' })
  @ApiQuery({
    name: 'scopes',
    type: String,
    required: false,
    description: 'Requested in addition to the default scopes',
  })
  @ApiQuery({
    name: 'redirect_to',
    type: String,
    required: false,
    description: 'An address of this site to come back to',
  })
  @ApiQuery({ name: 'provider', type: String, example: 'google' })
  @ApiResponse({ status: 302, description: "The provider's page" })
  @ApiResponse({ status: 400, description: 'Unknown provider, or the PKCE pair is missing' })
  @ApiResponse({ status: 429, description: 'Too many sign-ins were started' })
  @ApiResponse({ status: 503, description: 'The provider cannot be reached' })
  async authorize(
    @Query(authPipe(AuthorizeQueryDto)) query: Lenient<AuthorizeQueryDto>,
    @Req() request: FastifyRequest<{ Querystring: Record<string, unknown> }>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.limits.count('authorize', request.ip);
    const address = await this.signIns.begin({
      provider: query.provider,
      redirectTo: query.redirect_to,
      proof: parseCodeChallenge(query.code_challenge, query.code_challenge_method),
      scope: scopeWith(query.scopes),
      parameters: forwardedParams(request.query),
    });
    redirect(reply, address);
  }

  /**
   * Complete a sign-in through a provider
   * @remarks The provider redirects the browser here, and the browser continues to the site with a code to exchange.
   */
  @Get('callback')
  @HttpCode(302)
  @ApiResponse({ status: 302, description: 'The redirect address of the sign-in, with `code` or `error`' })
  @ApiResponse({ status: 303, description: 'The site with `error`: the state is missing, unknown or used' })
  @ApiResponse({ status: 500, description: 'A fault of the server' })
  async completeSignIn(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const [, query = ''] = /\?(.*)$/s.exec(request.url) ?? [];
    const { address, status } = await this.signIns.complete(query);
    redirect(reply, address, status);
  }

  /**
   * Complete a sign-in through a provider that posts
   * @remarks As the `GET`, for providers that send their answer as a form.
   */
  @Post('callback')
  @HttpCode(303)
  @ApiConsumes('application/x-www-form-urlencoded')
  @ApiBody({ schema: { type: 'object', properties: { code: { type: 'string' }, state: { type: 'string' } } } })
  @ApiResponse({ status: 303, description: 'The redirect address of the sign-in, with `code` or `error`' })
  @ApiResponse({ status: 500, description: 'A fault of the server' })
  async completePostedSignIn(@Body() form: unknown, @Res() reply: FastifyReply): Promise<void> {
    const fields = Object.entries(form ?? {}).filter(
      (field): field is [string, string] => typeof field[1] === 'string',
    );
    const { address } = await this.signIns.complete(new URLSearchParams(fields).toString());
    redirect(reply, address, 303);
  }

  /**
   * Get the public keys
   * @remarks They verify access tokens (RFC 7517). A new key is listed before it signs.
   */
  @Get('.well-known/jwks.json')
  @Header('cache-control', 'public, max-age=600')
  @ApiResponse({ status: 500, description: 'A fault of the server' })
  async getKeySet(): Promise<KeySetDto> {
    return { keys: (await this.keys.keys()).map((key) => ({ ...key.publicJwk })) };
  }

  /**
   * Check the sign-in service
   * @remarks Answers when sign-in calls can be answered.
   */
  @Get('health')
  @ApiResponse({ status: 500, description: 'A fault of the server' })
  getAuthHealth(): AuthHealthDto {
    return { version: '1', name: 'sop-platform-auth', description: 'Sign-in for the SOP platform' };
  }
}

function redirect(reply: FastifyReply, address: string, status: 302 | 303 = 302): void {
  void reply.header('cache-control', 'no-store').redirect(address, status);
}
