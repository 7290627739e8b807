import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { ACCESS_KEY, type Access } from '../../common/access/public.decorator.js';
import { commonProblems } from '../../common/problems/common.problems.js';
import type { Problem } from '../../common/problems/problem.js';
import { AuthError } from './auth-error.js';

/** Lets only signed-in people through, unless the route is public. A route that declares nothing is refused (ADR 0007). */
@Injectable()
export class AccessTokenGuard extends AuthGuard('bearer') implements CanActivate {
  constructor(private readonly reflector: Reflector) {
    super();
  }

  override canActivate(context: ExecutionContext): ReturnType<CanActivate['canActivate']> {
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS_KEY, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (access?.kind === 'public') return true;
    if (!access) throw notSignedIn(undefined);
    return super.canActivate(context) as ReturnType<CanActivate['canActivate']>;
  }

  override handleRequest<User>(error: unknown, user: User | false | null, reason: unknown): User {
    if (error) throw error;
    if (!user) throw notSignedIn(reason);
    return user;
  }
}

/** The reason is for the auth protocol, which tells an ended session from a bad token; other routes do not. */
function notSignedIn(reason: unknown): Problem {
  const hadToken = reason instanceof AuthError && reason.code !== 'no_authorization';
  return commonProblems['not-signed-in']({
    headers: { 'www-authenticate': hadToken ? 'Bearer error="invalid_token"' : 'Bearer' },
    cause: reason,
  });
}
