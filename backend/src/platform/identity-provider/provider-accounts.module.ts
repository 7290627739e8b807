import { Module } from '@nestjs/common';
import { ProviderAccountsService } from './provider-accounts.service.js';

/** The built-in provider's own accounts, for those who need no pages of it: commands have no web server. */
@Module({ providers: [ProviderAccountsService], exports: [ProviderAccountsService] })
export class ProviderAccountsModule {}
