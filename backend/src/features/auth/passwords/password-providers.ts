import { PasswordQueries } from './password.queries.js';
import { PasswordChangeService, PasswordProofService } from './password-change.service.js';
import { PasswordAttemptsService, PasswordCheckService } from './password-check.service.js';
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
