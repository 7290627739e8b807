import { Module } from '@nestjs/common';
import { AccountController } from './account.controller.js';
import { AccountSessions } from './account-sessions.service.js';
import { AccountExport } from './export/account-export.service.js';

/** What people do with their account as a whole. */
@Module({ controllers: [AccountController], providers: [AccountExport, AccountSessions] })
export class AccountModule {}
