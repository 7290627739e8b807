import type { Device } from '../auth-sessions.service.js';
import type { TokenDto, TokenRequestDto } from '../dto/token.dto.js';

/** One way to get a session from the token endpoint. */
export interface Grant {
  /** @throws AuthError as the protocol says for this grant. */
  grant(body: TokenRequestDto, device: Device): Promise<TokenDto>;
}
