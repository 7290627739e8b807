import { Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { API_KEY_STRATEGY } from './api-key.strategy.js';

/** Lets only those through who send the installation's API key. */
@Injectable()
export class ApiKeyGuard extends AuthGuard(API_KEY_STRATEGY) {
  /** The key says nothing about the person, whom another guard has put into `request.user`. */
  override getAuthenticateOptions(): { property: string } {
    return { property: 'apiKey' };
  }
}
