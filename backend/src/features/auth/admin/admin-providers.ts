import { AccountOperationsService } from './account-operations.service.js';
import { AdminAccountChangesService } from './admin-account-changes.service.js';
import { AdminLinksService } from './admin-links.service.js';
import { AdminUsersService } from './admin-users.service.js';
import { InvitationsService } from './invitations.service.js';
import { LinkSubjectsService } from './link-subjects.service.js';
import { ServiceKeyStrategy } from './service-key.strategy.js';

/** What operators and their programs do to accounts. */
export const ADMIN_PROVIDERS = [
  AccountOperationsService,
  AdminAccountChangesService,
  AdminLinksService,
  AdminUsersService,
  InvitationsService,
  LinkSubjectsService,
  ServiceKeyStrategy,
];
