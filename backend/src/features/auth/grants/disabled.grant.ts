import { AuthError } from '../auth-error.js';
import type { AuthErrorCode } from '../auth-error-codes.js';
import type { TokenDto } from '../dto/token.dto.js';
import type { Grant } from './grant.js';

/** A grant of the protocol that this installation does not offer. */
export class DisabledGrant implements Grant {
  constructor(
    private readonly code: AuthErrorCode,
    private readonly message: string,
  ) {}

  async grant(): Promise<TokenDto> {
    throw new AuthError(this.code, this.message);
  }
}
