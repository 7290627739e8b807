import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivityModule } from '../activity/activity.module.js';
import { SubscriptionsModule } from '../subscriptions/subscriptions.module.js';
import { InstallLink } from './install-link.entity.js';
import { InstallLinksController } from './install-links.controller.js';
import { InstallLinksService } from './install-links.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([InstallLink]), ActivityModule, SubscriptionsModule],
  controllers: [InstallLinksController],
  providers: [InstallLinksService],
})
export class InstallLinksModule {}
