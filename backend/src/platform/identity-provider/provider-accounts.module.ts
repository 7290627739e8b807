import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ProviderAccount } from './provider-account.entity.js';
import { ProviderAccountQueries } from './provider-account.queries.js';
import { ProviderAccountsService } from './provider-accounts.service.js';

/** The provider's demo accounts without its pages, for commands, which have no web server. */
@Module({
  imports: [TypeOrmModule.forFeature([ProviderAccount])],
  providers: [ProviderAccountQueries, ProviderAccountsService],
  exports: [ProviderAccountsService],
})
export class ProviderAccountsModule {}
