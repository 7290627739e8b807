import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Principal } from './principal.js';

/** The caller of a route that is not public. */
export const CurrentUser = createParamDecorator((_data: unknown, context: ExecutionContext): Principal => {
  const { user } = context.switchToHttp().getRequest<{ user?: Principal }>();
  if (!user) throw new Error('CurrentUser is used on a public route');
  return user;
});
