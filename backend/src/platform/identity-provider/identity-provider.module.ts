import { Module } from '@nestjs/common';
import { IdentityProviderService } from './identity-provider.service.js';
import { ProviderAccountsService } from './provider-accounts.service.js';

@Module({
  providers: [IdentityProviderService, ProviderAccountsService],
  exports: [IdentityProviderService, ProviderAccountsService],
})
export class IdentityProviderModule {}
