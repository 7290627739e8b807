import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { ACCESS_KEY, type Access } from '../../../common/access/access.decorators.js';
import { needsSecondFactor, type Principal } from '../../../common/access/principal.js';
import { identifyCaller } from '../../../common/http/request-context.js';
import { commonProblems } from '../../../common/problems/common.problems.js';
import type { Problem } from '../../../common/problems/problem.js';
import { AuthError } from '../protocol/auth-error.js';
import { SessionProofsService } from '../sessions/session-proofs.service.js';
import { BearerAuthenticatorService } from './bearer-authenticator.service.js';
import { SESSION_STRATEGY } from './session.strategy.js';

type AuthenticatedRequest = FastifyRequest & { user?: Principal };

/** Allows only signed-in users, unless the route is public. A route without a declaration is rejected (ADR 0007). */
@Injectable()
export class AccessTokenGuard extends AuthGuard(SESSION_STRATEGY) {
  constructor(
    private readonly reflector: Reflector,
    private readonly authenticator: BearerAuthenticatorService,
    private readonly proofs: SessionProofsService,
  ) {
    super();
  }

  override canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS_KEY, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (access?.kind === 'public') return true;
    if (!access) throw notSignedIn(undefined);
    return this.signIn(context, access);
  }

  /** Passport calls it with the result of the strategy. */
  override handleRequest<User>(error: unknown, user: User | false | undefined): User {
    if (error instanceof AuthError) throw notSignedIn(error);
    if (error) throw error;
    if (!user) throw notSignedIn(undefined);
    return user;
  }

  private async signIn(context: ExecutionContext, access: Access): Promise<boolean> {
    const request = context.switchToHttp().getRequest<AuthenticatedRequest>();
    const principal = await this.findPrincipal(context, request);
    identifyCaller('person', principal.sessionId);
    const mayBeUnproved = access.kind === 'authenticated' && access.beforeSecondFactor === true;
    if (needsSecondFactor(principal) && !mayBeUnproved) throw commonProblems['second-factor-needed']();
    if (access.kind === 'authenticated' && access.freshProof) await this.proofs.requireFreshProof(principal);
    request.user = principal;
    return true;
  }

  /** Passport costs more than the rest of this guard, so most requests use the cache. */
  private async findPrincipal(context: ExecutionContext, request: AuthenticatedRequest): Promise<Principal> {
    const cached = this.authenticator.findCached(request.headers.authorization);
    if (cached) return cached;
    const isAllowed = await super.canActivate(context);
    // Passport accepts a request without a user when a strategy passes.
    if (isAllowed !== true || !request.user) throw notSignedIn(undefined);
    return request.user;
  }
}

/**
 * The reason is for the auth protocol, which distinguishes an ended session from an invalid token; other routes do not.
 */
function notSignedIn(reason: AuthError | undefined): Problem {
  const hadToken = reason !== undefined && reason.code !== 'no_authorization';
  return commonProblems['not-signed-in']({
    headers: { 'www-authenticate': hadToken ? 'Bearer error="invalid_token"' : 'Bearer' },
    cause: reason,
  });
}
