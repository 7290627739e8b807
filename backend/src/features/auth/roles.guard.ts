import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Principal } from '../../common/access/principal.js';
import { ACCESS_KEY, type Access } from '../../common/access/public.decorator.js';
import { commonProblems } from '../../common/problems/common.problems.js';

/** Lets only people of the declared types through. Somebody without a type yet counts as a user, as the screens do. */
@Injectable()
export class RolesGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS_KEY, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (access?.kind !== 'roles') return true;
    const { user } = context.switchToHttp().getRequest<{ user?: Principal }>();
    if (user && access.roles.includes(user.role ?? 'user')) return true;
    throw commonProblems['role-not-allowed']();
  }
}
