import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AuthError } from '../auth-error.js';
import { AuthUsersService } from '../auth-users.service.js';
import { BearerAuthenticator } from '../bearer-authenticator.service.js';
import type { TokenDto, TokenRequestDto } from '../dto/token.dto.js';
import { IdTokens } from '../id-tokens.service.js';
import { IdentityAccountsService } from '../identity-accounts.service.js';
import { SessionProofsService } from '../proofs/session-proofs.service.js';
import { SessionIssuer } from '../session-issuer.service.js';
import type { Grant, GrantCaller } from './grant.js';

/** Signs in with what a provider has signed for the client, or adds that identity to an account. */
@Injectable()
export class IdTokenGrant implements Grant {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly idTokens: IdTokens,
    private readonly accounts: IdentityAccountsService,
    private readonly proofs: SessionProofsService,
    private readonly authenticator: BearerAuthenticator,
    private readonly users: AuthUsersService,
    private readonly issuer: SessionIssuer,
  ) {}

  async grant(body: TokenRequestDto, { authorization, ...device }: GrantCaller): Promise<TokenDto> {
    const { provider, id_token: idToken, nonce, link_identity: isLinking } = body;
    if (!provider || !idToken) throw new AuthError('validation_failed', 'provider and id_token are needed');
    const ownerId = isLinking ? await this.linkingUserId(authorization) : null;
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

  private async linkingUserId(authorization: string | undefined): Promise<string> {
    const caller = await this.authenticator.authenticate(authorization);
    if (caller instanceof AuthError) throw caller;
    await this.proofs.requireSecondFactor(caller);
    await this.proofs.requireFreshProof(caller);
    return caller.userId;
  }
}
