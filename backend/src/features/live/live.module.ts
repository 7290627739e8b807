import { Module } from '@nestjs/common';
import { RealtimeModule } from '../../platform/realtime/realtime.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { RealtimeAuthenticatorService } from '../auth/tokens/realtime-authenticator.service.js';
import { LiveSourceQueries } from './live-source.queries.js';

@Module({ providers: [LiveSourceQueries], exports: [LiveSourceQueries] })
class LiveSourceModule {}

/** Live updates of the signed-in person's rows: joins the channel server with sign-in and with the rows. */
@Module({
  imports: [
    RealtimeModule.forRoot({
      imports: [AuthModule, LiveSourceModule],
      authenticator: RealtimeAuthenticatorService,
      source: LiveSourceQueries,
    }),
  ],
})
export class LiveModule {}
