import { Global, Module } from '@nestjs/common';
import { RateLimitersService } from './rate-limiters.service.js';

/** Limits on how often something may be done, over all processes. */
@Global()
@Module({ providers: [RateLimitersService], exports: [RateLimitersService] })
export class RateLimitsModule {}
