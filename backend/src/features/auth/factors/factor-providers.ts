import { AppCodes } from './app-codes.service.js';
import { FactorAttempts } from './factor-attempts.service.js';
import { FactorChallenges } from './factor-challenges.service.js';
import { FactorEnrolment } from './factor-enrolment.service.js';
import { FactorKinds } from './factor-kinds.service.js';
import { FactorRemoval } from './factor-removal.service.js';
import { FactorVerification } from './factor-verification.service.js';
import { RaisedSessionAnswer } from './raised-session-answer.service.js';
import { RecoveryCodesService } from './recovery-codes.service.js';
import { SessionAssurance } from './session-assurance.service.js';
import { TotpFactors } from './totp-factors.service.js';
import { UserFactors } from './user-factors.service.js';
import { WebauthnFactors } from './webauthn-factors.service.js';

/** What second factors are made of; the auth module takes it as one. */
export const FACTOR_PROVIDERS = [
  AppCodes,
  FactorAttempts,
  FactorChallenges,
  FactorEnrolment,
  FactorKinds,
  FactorRemoval,
  FactorVerification,
  RaisedSessionAnswer,
  RecoveryCodesService,
  SessionAssurance,
  TotpFactors,
  UserFactors,
  WebauthnFactors,
];
