import { PasswordQueries } from './password.queries.js';
import { PasswordAttemptsService } from './password-attempts.service.js';
import { PasswordChangeService, PasswordProofService } from './password-change.service.js';
import { PasswordCheckService } from './password-check.service.js';
import { PasswordHasherService } from './password-hasher.service.js';
import { NewPasswordsService, PasswordStrengthService } from './password-strength.service.js';

/** Everything about passwords. */
export const PASSWORD_PROVIDERS = [
  NewPasswordsService,
  PasswordAttemptsService,
  PasswordChangeService,
  PasswordCheckService,
  PasswordHasherService,
  PasswordProofService,
  PasswordQueries,
  PasswordStrengthService,
];
