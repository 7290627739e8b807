import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { ACCESS_KEY, type Access } from '../../common/access/public.decorator.js';
import { commonProblems } from '../../common/problems/common.problems.js';

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
    if (!access) throw commonProblems['not-signed-in']();
    return super.canActivate(context) as ReturnType<CanActivate['canActivate']>;
  }

  override handleRequest<User>(error: unknown, user: User | false | null): User {
    if (error) throw error;
    if (!user) throw commonProblems['not-signed-in']({ headers: { 'www-authenticate': 'Bearer' } });
    return user;
  }
}
