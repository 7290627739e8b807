import { Module } from '@nestjs/common';
import { ProviderAccountsModule } from '../../platform/identity-provider/provider-accounts.module.js';
import { PersonTraces } from './person-traces.service.js';

/** Apart from the profiles, which commands use where there are no mails. */
@Module({ imports: [ProviderAccountsModule], providers: [PersonTraces], exports: [PersonTraces] })
export class PersonTracesModule {}
