import { applyDecorators, createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import { ApiBearerAuth } from '@nestjs/swagger';
import type { Principal, Role } from './principal.js';

export const ACCESS_KEY = 'access';

/** What a route asks of its caller. A route without one is refused. */
export type Access =
  | { kind: 'public' }
  | { kind: 'authenticated'; beforeSecondFactor?: boolean; freshProof?: boolean }
  | { kind: 'roles'; roles: readonly string[] };

/** Lets everyone call the route, signed in or not. */
export const Public = () => SetMetadata(ACCESS_KEY, { kind: 'public' } satisfies Access);

/**
 * Lets any signed-in person call the route, whatever their type.
 * @param options.beforeSecondFactor also people who have a second factor and have not proved it yet: only for the calls
 *   by which they do.
 * @param options.freshProof only people who signed in, or proved their second factor, in the last minutes: for what a
 *   stolen session must not do. Others get the problem `fresh-sign-in-needed`.
 */
export const Authenticated = (options: { beforeSecondFactor?: boolean; freshProof?: boolean } = {}) =>
  applyDecorators(SetMetadata(ACCESS_KEY, { kind: 'authenticated', ...options } satisfies Access), ApiBearerAuth());

/** Lets signed-in people of the given types call the route; others get 403. */
export const Roles = (...roles: Role[]) =>
  applyDecorators(SetMetadata(ACCESS_KEY, { kind: 'roles', roles } satisfies Access), ApiBearerAuth());

/** The caller of a route that is not public. */
export const CurrentUser = createParamDecorator((_data: unknown, context: ExecutionContext): Principal => {
  const { user } = context.switchToHttp().getRequest<{ user?: Principal }>();
  if (!user) throw new Error('CurrentUser is used on a public route');
  return user;
});
