import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ProviderAccount } from './provider-account.entity.js';
import { ProviderAccountQueries } from './provider-account.queries.js';
import { ProviderAccountsService } from './provider-accounts.service.js';

/** The built-in provider's own accounts, for those who need no pages of it: commands have no web server. */
@Module({
  imports: [TypeOrmModule.forFeature([ProviderAccount])],
  providers: [ProviderAccountQueries, ProviderAccountsService],
  exports: [ProviderAccountsService],
})
export class ProviderAccountsModule {}
