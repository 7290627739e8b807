import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiBearerAuth } from '@nestjs/swagger';
import { ACCESS_KEY, type Access } from './public.decorator.js';
import type { Role } from './role.js';

/** Lets signed-in people of the given types call the route; others get 403. */
export const Roles = (...roles: Role[]) =>
  applyDecorators(SetMetadata(ACCESS_KEY, { kind: 'roles', roles } satisfies Access), ApiBearerAuth());
