import { SetMetadata } from '@nestjs/common';

export const ACCESS_KEY = 'access';

/** What a route asks of its caller. A route without one is refused. */
export type Access =
  | { kind: 'public' }
  | { kind: 'authenticated'; beforeSecondFactor?: boolean; freshProof?: boolean }
  | { kind: 'roles'; roles: readonly string[] };

/** Lets everybody call the route, signed in or not. */
export const Public = () => SetMetadata(ACCESS_KEY, { kind: 'public' } satisfies Access);
