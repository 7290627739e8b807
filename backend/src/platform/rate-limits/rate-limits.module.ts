import { Global, Module } from '@nestjs/common';
import { RateLimitersService } from './rate-limiters.service.js';

/** Rate limits across all processes. */
@Global()
@Module({ providers: [RateLimitersService], exports: [RateLimitersService] })
export class RateLimitsModule {}
