import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { ACCESS_KEY, type Access } from '../../../common/access/access.decorators.js';
import type { Principal } from '../../../common/access/principal.js';
import { commonProblems } from '../../../common/problems/common.problems.js';

import { SecurityEventsRecorderService } from '../../security-events/security-events-recorder.service.js';

/** Allows only users of the declared types. A user without a type yet counts as `user`, as in the frontend. */
@Injectable()
export class RolesGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly events: SecurityEventsRecorderService,
  ) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS_KEY, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (access?.kind !== 'roles') return true;
    const request = context.switchToHttp().getRequest<FastifyRequest & { user?: Principal }>();
    const { user } = request;
    if (user && access.roles.includes(user.role ?? 'user')) return true;
    return this.refuse(request, user);
  }

  private async refuse({ method, routeOptions }: FastifyRequest, user: Principal | undefined): Promise<never> {
    const details = { route: `${method} ${routeOptions.url}`, role: user?.role ?? null };
    await this.events.recordOfStranger({ kind: 'access_denied', userId: user?.userId ?? null, details });
    throw commonProblems['role-not-allowed']();
  }
}
