import { AccountExportService, AccountSessionsService } from './account.service.js';
import { AccountDeletionService } from './account-deletion.service.js';
import { AuthPersonalData } from './auth.personal-data.js';
import { AuthUserQueries } from './auth-user.queries.js';
import { AuthUserUpdatesService, UserMetadataService } from './auth-user-updates.service.js';
import { AuthUsersService } from './auth-users.service.js';
import { EmailAccountsService } from './email-accounts.service.js';

/** What belongs to an account as a whole. */
export const ACCOUNT_PROVIDERS = [
  AccountDeletionService,
  AccountExportService,
  AccountSessionsService,
  AuthPersonalData,
  AuthUserQueries,
  AuthUserUpdatesService,
  AuthUsersService,
  EmailAccountsService,
  UserMetadataService,
];
