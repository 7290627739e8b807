import { AuthIdentity } from './account/auth-identity.entity.js';
import { AuthUser } from './account/auth-user.entity.js';
import { AuthFactor } from './factors/auth-factor.entity.js';
import { FactorChallengeEntry } from './factors/factor-challenge.entity.js';
import { RecoveryCodeSet } from './factors/recovery-code-set.entity.js';
import { OneTimeToken } from './mail-flows/one-time-tokens/one-time-token.entity.js';
import { AuthFlow } from './providers/auth-flow.entity.js';
import { AuthRefreshToken } from './sessions/auth-refresh-token.entity.js';
import { AuthSession } from './sessions/auth-session.entity.js';

/** The tables of the feature but that of its signing keys, which commands read without an application. */
export const AUTH_ENTITIES = [
  AuthFactor,
  AuthFlow,
  AuthIdentity,
  AuthRefreshToken,
  AuthSession,
  AuthUser,
  FactorChallengeEntry,
  OneTimeToken,
  RecoveryCodeSet,
];
