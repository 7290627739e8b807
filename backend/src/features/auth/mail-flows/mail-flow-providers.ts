import { AuthMailerService, MailLimitsService } from './auth-mailer.service.js';
import { EmailChangeService } from './email-change.service.js';
import { EmailConfirmationService, ReauthenticationService } from './mailed-codes.service.js';
import { MailedSignInService } from './mailed-sign-in.service.js';
import { OneTimeTokensService } from './one-time-tokens/one-time-tokens.service.js';
import { PresentedTokensService } from './presented-tokens.service.js';
import { SignUpAnswersService, SignUpService } from './sign-up.service.js';
import { VerificationService } from './verification.service.js';

/** Everything that mails and verifies links and codes. */
export const MAIL_FLOW_PROVIDERS = [
  AuthMailerService,
  EmailChangeService,
  EmailConfirmationService,
  MailedSignInService,
  MailLimitsService,
  OneTimeTokensService,
  PresentedTokensService,
  ReauthenticationService,
  SignUpAnswersService,
  SignUpService,
  VerificationService,
];
