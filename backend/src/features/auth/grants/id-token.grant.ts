import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AuthUsersService } from '../account/auth-users.service.js';
import { AuthError } from '../protocol/auth-error.js';
import { IdTokensService } from '../providers/id-tokens.service.js';
import { IdentityAccountsService } from '../providers/identity-accounts.service.js';
import { SessionIssuerService } from '../sessions/session-issuer.service.js';
import { SessionProofsService } from '../sessions/session-proofs.service.js';
import { BearerAuthenticatorService } from '../tokens/bearer-authenticator.service.js';
import type { TokenDto, TokenRequestDto } from './dto/token.dto.js';
import type { Grant, GrantCaller } from './grant.js';

/** Identifies the caller who links a sign-in method through a grant, a public route. */
@Injectable()
export class LinkingCallersService {
  constructor(
    private readonly authenticator: BearerAuthenticatorService,
    private readonly proofs: SessionProofsService,
  ) {}

  /**
   * @param authorization the header as it came.
   * @returns whose account it is.
   * @throws AuthError why the bearer token is not good, `insufficient_aal`; the problem `fresh-sign-in-needed`
   */
  async require(authorization: string | undefined): Promise<string> {
    const caller = await this.authenticator.authenticate(authorization);
    if (caller instanceof AuthError) throw caller;
    await this.proofs.requireSecondFactor(caller);
    await this.proofs.requireFreshProof(caller);
    return caller.userId;
  }
}

/** Signs in with an ID token of a provider, or links its identity to an account. */
@Injectable()
export class IdTokenGrant implements Grant {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly idTokens: IdTokensService,
    private readonly accounts: IdentityAccountsService,
    private readonly callers: LinkingCallersService,
    private readonly users: AuthUsersService,
    private readonly issuer: SessionIssuerService,
  ) {}

  async grant(body: TokenRequestDto, { authorization, ...device }: GrantCaller): Promise<TokenDto> {
    const { provider, id_token: idToken, nonce, link_identity: isLinking } = body;
    if (!provider || !idToken) throw new AuthError('validation_failed', 'provider and id_token are needed');
    const ownerId = isLinking ? await this.callers.require(authorization) : null;
    const identity = await this.idTokens.identityOf({ provider, idToken, nonce });
    const { userId, begun } = await this.dataSource.transaction(async (manager) => {
      if (ownerId) await this.accounts.link(manager, ownerId, identity);
      const id = ownerId ?? (await this.accounts.signIn(manager, identity)).id;
      return { userId: id, begun: await this.issuer.begin(manager, id, 'oauth', device) };
    });
    const user = await this.users.findUser(userId);
    if (!user) throw new AuthError('user_not_found', 'User not found');
    return this.issuer.answer(user, begun.session, begun.refreshToken);
  }
}
