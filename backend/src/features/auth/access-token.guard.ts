import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { needsSecondFactor, type Principal } from '../../common/access/principal.js';
import { ACCESS_KEY, type Access } from '../../common/access/public.decorator.js';
import { identifyCaller } from '../../common/http/request-context.js';
import { commonProblems } from '../../common/problems/common.problems.js';
import type { Problem } from '../../common/problems/problem.js';
import { AuthError } from './auth-error.js';
import { BearerAuthenticator } from './bearer-authenticator.service.js';
import { SessionProofsService } from './proofs/session-proofs.service.js';

/** Lets only signed-in people through, unless the route is public. A route that declares nothing is refused (ADR 0007). */
@Injectable()
export class AccessTokenGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly authenticator: BearerAuthenticator,
    private readonly proofs: SessionProofsService,
  ) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS_KEY, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (access?.kind === 'public') return true;
    if (!access) throw notSignedIn(undefined);
    return this.signIn(context.switchToHttp().getRequest(), access);
  }

  private async signIn(request: FastifyRequest & { user?: Principal }, access: Access): Promise<boolean> {
    const result = await this.authenticator.authenticate(request.headers.authorization);
    if (result instanceof AuthError) throw notSignedIn(result);
    identifyCaller('person', result.sessionId);
    const mayBeUnproved = access.kind === 'authenticated' && access.beforeSecondFactor === true;
    if (needsSecondFactor(result) && !mayBeUnproved) throw commonProblems['second-factor-needed']();
    if (access.kind === 'authenticated' && access.freshProof) await this.proofs.requireFreshProof(result);
    request.user = result;
    return true;
  }
}

/** The reason is for the auth protocol, which tells an ended session from a bad token; other routes do not. */
function notSignedIn(reason: AuthError | undefined): Problem {
  const hadToken = reason !== undefined && reason.code !== 'no_authorization';
  return commonProblems['not-signed-in']({
    headers: { 'www-authenticate': hadToken ? 'Bearer error="invalid_token"' : 'Bearer' },
    cause: reason,
  });
}
