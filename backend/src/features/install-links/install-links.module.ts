import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivityModule } from '../activity/activity.module.js';
import { PersonalDataModule } from '../personal-data/personal-data.module.js';
import { ProfilesModule } from '../profiles/profiles.module.js';
import { SubscriptionsModule } from '../subscriptions/subscriptions.module.js';
import { InstallLinksController } from './install-links.controller.js';
import { InstallLinksPersonalData } from './install-links.personal-data.js';
import { InvitationMailerService } from './invitations/invitation-mailer.service.js';
import { MembershipsService } from './invitations/memberships.service.js';
import { InvitationsController } from './invitations.controller.js';
import { InstallLink } from './links/install-link.entity.js';
import { InstallLinkQueries } from './links/install-link.queries.js';
import { InstallLinksService } from './links/install-links.service.js';

@Module({
  imports: [
    PersonalDataModule,
    TypeOrmModule.forFeature([InstallLink]),
    ActivityModule,
    ProfilesModule,
    SubscriptionsModule,
  ],
  controllers: [InstallLinksController, InvitationsController],
  providers: [
    InstallLinksPersonalData,
    InstallLinksService,
    InstallLinkQueries,
    InvitationMailerService,
    MembershipsService,
  ],
})
export class InstallLinksModule {}
