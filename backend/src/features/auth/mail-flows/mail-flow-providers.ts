import { OneTimeTokens } from '../one-time-tokens/one-time-tokens.service.js';
import { AuthMailer } from './auth-mailer.service.js';
import { EmailChangeService } from './email-change.service.js';
import { MailLimits } from './mail-limits.service.js';
import { MailedSignInService } from './mailed-sign-in.service.js';
import { ReauthenticationService } from './reauthentication.service.js';
import { SignUpService } from './sign-up.service.js';
import { VerificationService } from './verification.service.js';

/** Everything that mails links and codes, and takes them back. */
export const MAIL_FLOW_PROVIDERS = [
  AuthMailer,
  EmailChangeService,
  MailedSignInService,
  MailLimits,
  OneTimeTokens,
  ReauthenticationService,
  SignUpService,
  VerificationService,
];
