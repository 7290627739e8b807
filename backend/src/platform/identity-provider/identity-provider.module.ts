import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BuiltInProviderFactory } from './built-in-provider.factory.js';
import { ExpiredProviderRecordsService } from './expired-provider-records.service.js';
import { IdentityProviderService } from './identity-provider.service.js';
import { ProviderAccountsModule } from './provider-accounts.module.js';
import { ProviderRecord } from './provider-record.entity.js';

@Module({
  imports: [ProviderAccountsModule, TypeOrmModule.forFeature([ProviderRecord])],
  providers: [BuiltInProviderFactory, ExpiredProviderRecordsService, IdentityProviderService],
  exports: [IdentityProviderService, ProviderAccountsModule],
})
export class IdentityProviderModule {}
