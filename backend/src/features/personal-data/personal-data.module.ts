import { Module } from '@nestjs/common';
import { PersonalDataQueries } from './personal-data.queries.js';
import { PersonalDataRegistryService } from './personal-data-registry.service.js';

/** The personal data of the features, each of which registers its part. */
@Module({
  providers: [PersonalDataQueries, PersonalDataRegistryService],
  exports: [PersonalDataQueries, PersonalDataRegistryService],
})
export class PersonalDataModule {}
