import { Module } from '@nestjs/common';
import { IdentityProviderService } from './identity-provider.service.js';
import { ProviderAccountsModule } from './provider-accounts.module.js';

@Module({
  imports: [ProviderAccountsModule],
  providers: [IdentityProviderService],
  exports: [IdentityProviderService, ProviderAccountsModule],
})
export class IdentityProviderModule {}
