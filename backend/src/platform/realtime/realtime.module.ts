import { type DynamicModule, type InjectionToken, Module, type ModuleMetadata } from '@nestjs/common';
import { ChannelAccess } from './channels/channel-access.js';
import { ChannelRegistry } from './channels/channel-registry.js';
import { MessageHandler } from './channels/message-handler.js';
import { OpenSockets } from './channels/open-sockets.js';
import { DraftFanout } from './fanout/draft-fanout.js';
import { NotificationRouter } from './fanout/notification-router.js';
import { RowChangeFanout } from './fanout/row-change-fanout.js';
import { REALTIME_AUTHENTICATOR, REALTIME_SOURCE } from './ports.js';
import { RealtimeGateway } from './realtime.gateway.js';

interface RealtimeModuleOptions {
  /** Modules that export the two providers below. */
  imports: NonNullable<ModuleMetadata['imports']>;
  /** Token of a `RealtimeAuthenticator`. */
  authenticator: InjectionToken;
  /** Token of a `RealtimeSource`. */
  source: InjectionToken;
}

/** The realtime channel server. Needs a global `Clock`, the configuration and the database module. */
@Module({})
export class RealtimeModule {
  static forRoot({ imports, authenticator, source }: RealtimeModuleOptions): DynamicModule {
    return {
      module: RealtimeModule,
      imports,
      providers: [
        { provide: REALTIME_AUTHENTICATOR, useExisting: authenticator },
        { provide: REALTIME_SOURCE, useExisting: source },
        ChannelRegistry,
        ChannelAccess,
        MessageHandler,
        OpenSockets,
        RowChangeFanout,
        DraftFanout,
        NotificationRouter,
        RealtimeGateway,
      ],
      exports: [RealtimeGateway],
    };
  }
}
