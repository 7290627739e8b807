import { Controller, Delete, Get, Header, HttpCode, Param, Query, Req, Res, UseGuards } from '@nestjs/common';
import { ApiParam, ApiQuery, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Authenticated, CurrentUser } from '../../../common/access/access.decorators.js';
import type { Principal } from '../../../common/access/principal.js';
import { parseCodeChallenge } from '../grants/pkce.js';
import { AuthIdPipe, authPipe, type Lenient } from '../protocol/auth-validation.pipe.js';
import { SessionProofsService } from '../sessions/session-proofs.service.js';
import { ApiKeyGuard } from '../tokens/api-key.guard.js';
import { LinkIdentityDto, LinkIdentityQueryDto } from './dto/authorize.dto.js';
import { forwardedParams, scopeWith } from './forwarded-params.js';
import { IdentityChangesService } from './identity-changes.service.js';
import { ProviderSignInService } from './provider-sign-in.service.js';

const IDENTITY_ID = new AuthIdPipe('identity_id');

/** The sign-in methods of a signed-in user. */
@ApiTags('Sign-in')
@ApiResponse({ status: 401, description: 'The apikey header or the bearer token is missing' })
@ApiResponse({ status: 400, description: 'The sign-in is older than 15 minutes (`reauthentication_needed`)' })
@ApiResponse({ status: 403, description: 'The session has ended, or a second factor has to be verified first' })
@Controller('auth/user/identities')
@UseGuards(ApiKeyGuard)
@Authenticated({ beforeSecondFactor: true, freshProof: true })
export class AuthIdentitiesController {
  constructor(
    private readonly changes: IdentityChangesService,
    private readonly proofs: SessionProofsService,
    private readonly signIns: ProviderSignInService,
  ) {}

  /**
   * Start to link a provider
   * @remarks Sends the browser to the page of the provider. The identity is linked when the browser that started
   * exchanges the returned code.
   */
  @Get('authorize')
  @Header('cache-control', 'no-store')
  @ApiQuery({ name: 'skip_http_redirect', type: String, required: false, example: 'true' })
  @ApiQuery({ name: 'code_challenge_method', enum: ['s256', 'plain'] })
  @ApiQuery({ name: 'code_challenge', type: String, description: 'PKCE: 43 to 128 characters' })
  @ApiQuery({
    name: 'scopes',
    type: String,
    required: false,
    description: 'Requested in addition to the default scopes',
  })
  @ApiQuery({ name: 'redirect_to', type: String, required: false, description: 'An address of this site' })
  @ApiQuery({ name: 'provider', type: String, example: 'google' })
  @ApiResponse({ status: 302, description: "The provider's page" })
  @ApiResponse({
    status: 400,
    description: 'Unknown provider, no PKCE pair, or a sign-in older than 15 minutes (`reauthentication_needed`)',
  })
  @ApiResponse({ status: 503, description: 'The provider cannot be reached' })
  async linkIdentity(
    @CurrentUser() principal: Principal,
    @Query(authPipe(LinkIdentityQueryDto)) query: Lenient<LinkIdentityQueryDto>,
    @Req() request: FastifyRequest<{ Querystring: Record<string, unknown> }>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LinkIdentityDto> {
    await this.proofs.requireSecondFactor(principal);
    const url = await this.signIns.begin({
      provider: query.provider,
      redirectTo: query.redirect_to,
      proof: parseCodeChallenge(query.code_challenge, query.code_challenge_method),
      scope: scopeWith(query.scopes),
      parameters: forwardedParams(request.query),
      linkTo: principal,
    });
    if (query.skip_http_redirect !== 'true') void reply.status(302).header('location', url);
    return { url };
  }

  /**
   * Unlink a provider
   * @remarks The last way to sign in stays.
   */
  @Delete(':identity_id')
  @HttpCode(200)
  @ApiParam({ name: 'identity_id', format: 'uuid' })
  @ApiResponse({ status: 422, description: 'There is no such identity, or it is the last one' })
  async unlinkIdentity(
    @CurrentUser() principal: Principal,
    @Param('identity_id', IDENTITY_ID) identityId: string,
  ): Promise<Record<string, never>> {
    await this.changes.unlink(principal, identityId);
    return {};
  }
}
