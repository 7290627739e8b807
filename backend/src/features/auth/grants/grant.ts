import type { Device } from '../sessions/session-change.queries.js';
import type { TokenDto, TokenRequestDto } from './dto/token.dto.js';

/** Who asks for a session. */
export interface GrantCaller extends Device {
  /** The header as it came: only a grant that adds to an account looks at it. */
  authorization: string | undefined;
}

/** One way to get a session from the token endpoint. */
export interface Grant {
  /** @throws AuthError as the protocol says for this grant. */
  grant(body: TokenRequestDto, caller: GrantCaller): Promise<TokenDto>;
}
