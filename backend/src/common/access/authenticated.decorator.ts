import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiBearerAuth } from '@nestjs/swagger';
import { ACCESS_KEY, type Access } from './public.decorator.js';

/**
 * Lets any signed-in person call the route, whatever their type.
 * @param options.beforeSecondFactor also people who have a second factor and have not proved it yet: only for the calls
 *   by which they do.
 */
export const Authenticated = (options: { beforeSecondFactor?: boolean } = {}) =>
  applyDecorators(SetMetadata(ACCESS_KEY, { kind: 'authenticated', ...options } satisfies Access), ApiBearerAuth());
