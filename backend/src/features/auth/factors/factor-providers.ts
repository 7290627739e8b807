import { AppCodesService } from './app-codes.service.js';
import { FactorAnswersService } from './factor-answers.service.js';
import { FactorAttemptsService } from './factor-attempts.service.js';
import { FactorChallengesService } from './factor-challenges.service.js';
import { FactorDeletionService } from './factor-deletion.service.js';
import { FactorEnrollmentService } from './factor-enrollment.service.js';
import { FactorKindsService } from './factor-kinds.service.js';
import { FactorRemovalService } from './factor-removal.service.js';
import { FactorVerificationService } from './factor-verification.service.js';
import { RecoveryCodesService } from './recovery-codes.service.js';
import { SessionAssuranceService } from './session-assurance.service.js';
import { StepUpResponseService } from './step-up-response.service.js';
import { TotpFactorsService } from './totp-factors.service.js';
import { UserFactorsService } from './user-factors.service.js';
import { WebauthnFactorsService } from './webauthn-factors.service.js';

/** What second factors are made of; the auth module takes it as one. */
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
