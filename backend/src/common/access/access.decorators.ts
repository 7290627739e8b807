import { applyDecorators, createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import { ApiBearerAuth } from '@nestjs/swagger';
import type { Principal, Role } from './principal.js';

export const ACCESS_KEY = 'access';

/** The access rule of a route. A route without one is rejected. */
export type Access =
  | { kind: 'public' }
  | { kind: 'authenticated'; beforeSecondFactor?: boolean; freshProof?: boolean }
  | { kind: 'roles'; roles: readonly string[] };

/** Lets everyone call the route, signed in or not. */
export const Public = () => SetMetadata(ACCESS_KEY, { kind: 'public' } satisfies Access);

/**
 * Lets any signed-in user call the route, whatever their type.
 * @param options.beforeSecondFactor also users who have not verified their second factor yet: only for the calls that
 *   verify it.
 * @param options.freshProof only users who signed in, or verified their second factor, in the last minutes: for actions
 *   that a stolen session must not do. Others get the problem `fresh-sign-in-needed`.
 */
export const Authenticated = (options: { beforeSecondFactor?: boolean; freshProof?: boolean } = {}) =>
  applyDecorators(SetMetadata(ACCESS_KEY, { kind: 'authenticated', ...options } satisfies Access), ApiBearerAuth());

/** Lets signed-in users of the given types call the route; others get 403. */
export const Roles = (...roles: Role[]) =>
  applyDecorators(SetMetadata(ACCESS_KEY, { kind: 'roles', roles } satisfies Access), ApiBearerAuth());

/** The caller of a route that is not public. */
export const CurrentUser = createParamDecorator((_data: unknown, context: ExecutionContext): Principal => {
  const { user } = context.switchToHttp().getRequest<{ user?: Principal }>();
  if (!user) throw new Error('CurrentUser is used on a public route');
  return user;
});
