import { randomUUID } from 'node:crypto';
import { Global, Module } from '@nestjs/common';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { RealtimeClient, type RealtimeClientOptions } from '@supabase/realtime-js';
import { WebSocket } from 'ws';
import { FakeClock } from '../../../../../test/support/fake-clock.js';
import { Clock } from '../../../common/clock.js';
import { ConfigModule } from '../../../config/config.module.js';
import { parseEnvironment } from '../../../config/environment.js';
import { NotificationListener } from '../../../database/notification-listener.js';
import { RealtimeGateway } from '../realtime.gateway.js';
import { RealtimeModule } from '../realtime.module.js';
import { FakeNotificationListener, FakeRealtimeAuthenticator, FakeRealtimeSource } from './realtime-fakes.js';

export const APP_ORIGIN = 'https://sops.example.com';
export const ANON_KEY = 'anon-key-of-the-test-server';
const HOUR_S = 3600;

// The library's type requires the browser's WebSocket, which ws matches in all that is used here.
const transport = WebSocket as unknown as NonNullable<RealtimeClientOptions['transport']>;

/** A person with a session. */
export interface TestPerson {
  userId: string;
  sessionId: string;
  token: string;
}

/** The channel server on a real HTTP server, with fakes for everything around it. */
export class RealtimeTestServer {
  readonly clock = new FakeClock();
  readonly authenticator = new FakeRealtimeAuthenticator();
  readonly source = new FakeRealtimeSource();
  readonly listener = new FakeNotificationListener();
  private readonly clients: RealtimeClient[] = [];
  private app: NestFastifyApplication;
  private port = 0;

  static async start(settings: Record<string, string> = {}): Promise<RealtimeTestServer> {
    const server = new RealtimeTestServer();
    await server.listen(settings);
    return server;
  }

  get gateway(): RealtimeGateway {
    return this.app.get(RealtimeGateway);
  }

  /** Address that a client is given: the client appends `/websocket`. */
  get endpoint(): string {
    return `ws://127.0.0.1:${this.port}/api/v1/realtime`;
  }

  get websocketUrl(): string {
    return `${this.endpoint}/websocket?apikey=${ANON_KEY}&vsn=2.0.0`;
  }

  person(userId: string = randomUUID()): TestPerson {
    const sessionId = randomUUID();
    return { userId, sessionId, token: this.issueToken(userId, sessionId) };
  }

  issueToken(userId: string, sessionId: string, lifetimeS = HOUR_S): string {
    return this.authenticator.issue({ userId, sessionId, expiresAt: this.clock.seconds + lifetimeS });
  }

  /** A client of the real library, signed in as the person. */
  async client(person: TestPerson | null, options: RealtimeClientOptions = {}): Promise<RealtimeClient> {
    const client = new RealtimeClient(this.endpoint, {
      transport,
      params: { apikey: ANON_KEY },
      ...options,
    });
    this.clients.push(client);
    if (person) await client.setAuth(person.token);
    return client;
  }

  /** Starts listening; after a restart, on the same port. */
  async listen(settings: Record<string, string> = {}): Promise<void> {
    this.app = await this.createApplication(settings);
    await this.app.listen(this.port, '127.0.0.1');
    this.port = Number(new URL(await this.app.getUrl()).port);
  }

  async stopListening(): Promise<void> {
    await this.app.close();
  }

  async close(): Promise<void> {
    await Promise.all(this.clients.map((client) => client.disconnect()));
    await this.app.close();
  }

  private async createApplication(settings: Record<string, string>): Promise<NestFastifyApplication> {
    const environment = parseEnvironment({
      NODE_ENV: 'test',
      DATABASE_URL: 'postgres://nowhere/none',
      APP_URL: APP_ORIGIN,
      ...settings,
    });
    const secrets = { anonKey: ANON_KEY, serviceKey: 'service', secretKey: 'secret' };
    const surroundings = this.surroundings();
    const testingModule = await Test.createTestingModule({
      imports: [
        ConfigModule.forRoot(environment, secrets),
        surroundings,
        RealtimeModule.forRoot({
          imports: [],
          authenticator: FakeRealtimeAuthenticator,
          source: FakeRealtimeSource,
        }),
      ],
    })
      .overrideProvider(Clock)
      .useValue(this.clock)
      .compile();
    return testingModule.createNestApplication<NestFastifyApplication>(new FastifyAdapter(), { logger: false });
  }

  private surroundings(): new () => object {
    @Global()
    @Module({
      providers: [
        { provide: NotificationListener, useValue: this.listener },
        { provide: FakeRealtimeAuthenticator, useValue: this.authenticator },
        { provide: FakeRealtimeSource, useValue: this.source },
      ],
      exports: [NotificationListener, FakeRealtimeAuthenticator, FakeRealtimeSource],
    })
    class Surroundings {}
    return Surroundings;
  }
}
