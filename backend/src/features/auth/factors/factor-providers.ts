import { FactorChallengesService } from './factor-challenges.service.js';
import { FactorEnrollmentService } from './factor-enrollment.service.js';
import { FactorDeletionService, FactorRemovalService } from './factor-removal.service.js';
import { FactorAnswersService, FactorKindsService, FactorVerificationService } from './factor-verification.service.js';
import { RecoveryCodesService } from './recovery-codes.service.js';
import { SessionAssuranceService, StepUpResponseService } from './session-assurance.service.js';
import { AppCodesService, TotpFactorsService } from './totp-factors.service.js';
import { FactorAttemptsService, UserFactorsService } from './user-factors.service.js';
import { WebauthnFactorsService } from './webauthn-factors.service.js';

/** The providers of second factors for the auth module. */
export const FACTOR_PROVIDERS = [
  AppCodesService,
  FactorAnswersService,
  FactorAttemptsService,
  FactorChallengesService,
  FactorDeletionService,
  FactorEnrollmentService,
  FactorKindsService,
  FactorRemovalService,
  FactorVerificationService,
  StepUpResponseService,
  RecoveryCodesService,
  SessionAssuranceService,
  TotpFactorsService,
  UserFactorsService,
  WebauthnFactorsService,
];
