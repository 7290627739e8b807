import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivityModule } from '../activity/activity.module.js';
import { ProfilesModule } from '../profiles/profiles.module.js';
import { SubscriptionsModule } from '../subscriptions/subscriptions.module.js';
import { InstallLink } from './install-link.entity.js';
import { InstallLinkQueries } from './install-link.queries.js';
import { InstallLinksController } from './install-links.controller.js';
import { InstallLinksService } from './install-links.service.js';
import { InvitationsController } from './invitations.controller.js';
import { MembershipsService } from './memberships.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([InstallLink]), ActivityModule, ProfilesModule, SubscriptionsModule],
  controllers: [InstallLinksController, InvitationsController],
  providers: [InstallLinksService, InstallLinkQueries, MembershipsService],
})
export class InstallLinksModule {}
