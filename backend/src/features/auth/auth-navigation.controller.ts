import { Controller, Get, Header, HttpCode, Query, Req, Res, UsePipes } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../common/access/public.decorator.js';
import { createAuthValidationPipe } from './auth-validation.pipe.js';
import { AuthHealthDto, KeySetDto } from './dto/auth-settings.dto.js';
import { AuthorizeQueryDto } from './dto/authorize-query.dto.js';
import { parseCodeChallenge } from './pkce.js';
import { ProviderSignInService } from './provider-sign-in.service.js';
import { SigningKeyService } from './signing-key.service.js';

/** The auth calls that a browser navigates to, or that need no client: they carry no key. */
@ApiTags('Auth')
@Controller('auth')
@Public()
@UsePipes(createAuthValidationPipe())
export class AuthNavigationController {
  constructor(
    private readonly signIns: ProviderSignInService,
    private readonly keys: SigningKeyService,
  ) {}

  /** Sends the browser to the provider. */
  @Get('authorize')
  @HttpCode(302)
  @ApiResponse({ status: 302, description: "The provider's page" })
  @ApiResponse({ status: 400, description: 'Unknown provider, or the PKCE pair is missing' })
  async authorize(@Query() query: AuthorizeQueryDto, @Res() reply: FastifyReply): Promise<void> {
    const proof = parseCodeChallenge(query.code_challenge, query.code_challenge_method);
    redirect(reply, await this.signIns.begin(query.provider, query.redirect_to, proof));
  }

  /** Takes the provider's answer and sends the browser back to the site. */
  @Get('callback')
  @HttpCode(302)
  @ApiResponse({ status: 302, description: 'The address that the sign-in began with, with `code` or `error`' })
  @ApiResponse({ status: 500, description: 'A fault of the server' })
  async completeSignIn(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const [, query = ''] = /\?(.*)$/s.exec(request.url) ?? [];
    redirect(reply, await this.signIns.complete(query));
  }

  /** Gives the public keys that verify access tokens. */
  @Get('.well-known/jwks.json')
  @Header('cache-control', 'public, max-age=600')
  @ApiResponse({ status: 500, description: 'A fault of the server' })
  async getKeySet(): Promise<KeySetDto> {
    return { keys: (await this.keys.keys()).map((key) => ({ ...key.publicJwk })) };
  }

  /** Says that the auth layer is there. */
  @Get('health')
  @ApiResponse({ status: 500, description: 'A fault of the server' })
  getAuthHealth(): AuthHealthDto {
    return { version: '1', name: 'sop-platform-auth', description: 'Sign-in for the SOP platform' };
  }
}

function redirect(reply: FastifyReply, address: string): void {
  void reply.header('cache-control', 'no-store').redirect(address, 302);
}
