import { Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { SERVICE_KEY_STRATEGY } from './service-key.strategy.js';

/** Lets only those through who hold the service key. */
@Injectable()
export class ServiceKeyGuard extends AuthGuard(SERVICE_KEY_STRATEGY) {
  /** A program is not a person: `request.user` stays empty. */
  override getAuthenticateOptions(): { property: string } {
    return { property: 'operator' };
  }
}
