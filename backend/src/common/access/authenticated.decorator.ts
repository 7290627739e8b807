import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiBearerAuth } from '@nestjs/swagger';
import { ACCESS_KEY, type Access } from './public.decorator.js';

/**
 * Lets any signed-in person call the route, whatever their type.
 * @param options.beforeSecondFactor also people who have a second factor and have not proved it yet: only for the calls
 *   by which they do.
 * @param options.freshProof only people who signed in, or proved their second factor, in the last minutes: for what a
 *   stolen session must not do. Others get the problem `fresh-sign-in-needed`.
 */
export const Authenticated = (options: { beforeSecondFactor?: boolean; freshProof?: boolean } = {}) =>
  applyDecorators(SetMetadata(ACCESS_KEY, { kind: 'authenticated', ...options } satisfies Access), ApiBearerAuth());
