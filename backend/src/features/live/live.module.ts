import { Module } from '@nestjs/common';
import { RealtimeModule } from '../../platform/realtime/realtime.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { RealtimeAuthenticator } from '../auth/realtime-authenticator.service.js';
import { LiveSourceModule } from './live-source.module.js';
import { LiveSource } from './live-source.service.js';

/** Live updates of the signed-in person's rows: joins the channel server with sign-in and with the rows. */
@Module({
  imports: [
    RealtimeModule.forRoot({
      imports: [AuthModule, LiveSourceModule],
      authenticator: RealtimeAuthenticator,
      source: LiveSource,
    }),
  ],
})
export class LiveModule {}
