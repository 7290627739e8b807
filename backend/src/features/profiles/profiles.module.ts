import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PersonalDataModule } from '../personal-data/personal-data.module.js';
import { Profile } from './profile.entity.js';
import { ProfilesController } from './profiles.controller.js';
import { ProfilesPersonalData } from './profiles.personal-data.js';
import { ProfilesService } from './profiles.service.js';

@Module({
  imports: [PersonalDataModule, TypeOrmModule.forFeature([Profile])],
  controllers: [ProfilesController],
  providers: [ProfilesPersonalData, ProfilesService],
  exports: [ProfilesService],
})
export class ProfilesModule {}
