import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiBearerAuth } from '@nestjs/swagger';
import { ACCESS_KEY, type Access } from './public.decorator.js';

/** Lets any signed-in person call the route, whatever their type. */
export const Authenticated = () =>
  applyDecorators(SetMetadata(ACCESS_KEY, { kind: 'authenticated' } satisfies Access), ApiBearerAuth());
