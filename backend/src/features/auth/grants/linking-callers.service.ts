import { Injectable } from '@nestjs/common';
import { AuthError } from '../protocol/auth-error.js';
import { SessionProofsService } from '../sessions/session-proofs.service.js';
import { BearerAuthenticatorService } from '../tokens/bearer-authenticator.service.js';

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
