import { AccountOperationsService } from './account-operations.service.js';
import { AdminLinksService, InvitationsService, LinkSubjectsService } from './admin-links.service.js';
import { AdminAccountChangesService, AdminUsersService } from './admin-users.service.js';
import { ServiceKeyStrategy } from './service-key.guard.js';

/** Account administration for operators and their programs. */
export const ADMIN_PROVIDERS = [
  AccountOperationsService,
  AdminAccountChangesService,
  AdminLinksService,
  AdminUsersService,
  InvitationsService,
  LinkSubjectsService,
  ServiceKeyStrategy,
];
