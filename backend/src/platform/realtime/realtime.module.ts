import { type DynamicModule, type InjectionToken, Module, type ModuleMetadata } from '@nestjs/common';
import { ChannelAccess } from './channels/channel-access.service.js';
import { ChannelRegistry } from './channels/channel-registry.service.js';
import { MessageHandler } from './channels/message-handler.service.js';
import { OpenSockets } from './channels/open-sockets.service.js';
import { DraftFanout } from './fanout/draft-fanout.service.js';
import { NotifiedChanges } from './fanout/notified-changes.service.js';
import { RowChangeFanout } from './fanout/row-change-fanout.service.js';
import { REALTIME_AUTHENTICATOR, REALTIME_SOURCE } from './ports.js';
import { RealtimeGateway } from './realtime-gateway.service.js';

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
        NotifiedChanges,
        RealtimeGateway,
      ],
      exports: [RealtimeGateway],
    };
  }
}
