import { SetMetadata } from '@nestjs/common';

export const CREATION_KEY = 'counts-as-creation';

/** Counts each call of the route against the ceiling of what one person may create. */
export const CountsAsCreation = () => SetMetadata(CREATION_KEY, true);
