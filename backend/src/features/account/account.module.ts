import { Module } from '@nestjs/common';
import { PersonTracesModule } from '../profiles/person-traces.module.js';
import { SecurityEventsModule } from '../security-events/security-events.module.js';
import { SopsModule } from '../sops/sops.module.js';
import { SubscriptionsModule } from '../subscriptions/subscriptions.module.js';
import { AccountController } from './account.controller.js';
import { AccountDeletion } from './account-deletion.service.js';
import { AccountSessions } from './account-sessions.service.js';
import { AccountExport } from './export/account-export.service.js';

/** What people do with their account as a whole: sessions, all data as a file, the end. */
@Module({
  imports: [PersonTracesModule, SecurityEventsModule, SopsModule, SubscriptionsModule],
  controllers: [AccountController],
  providers: [AccountDeletion, AccountExport, AccountSessions],
})
export class AccountModule {}
