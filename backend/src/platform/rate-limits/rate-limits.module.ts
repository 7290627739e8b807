import { Global, Module } from '@nestjs/common';
import { RateLimiters } from './rate-limiters.service.js';

/** Limits on how often something may be done, over all processes. */
@Global()
@Module({ providers: [RateLimiters], exports: [RateLimiters] })
export class RateLimitsModule {}
