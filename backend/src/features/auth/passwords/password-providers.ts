import { NewPasswordsService } from './new-passwords.service.js';
import { PasswordQueries } from './password.queries.js';
import { PasswordAttemptsService } from './password-attempts.service.js';
import { PasswordChangeService } from './password-change.service.js';
import { PasswordCheckService } from './password-check.service.js';
import { PasswordHasherService } from './password-hasher.service.js';
import { PasswordProofService } from './password-proof.service.js';
import { PasswordStrengthService } from './password-strength.service.js';

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
