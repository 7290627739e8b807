import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { deriveKey } from '../../common/crypto/secrets.js';
import { limitedNetwork } from '../../common/http/client-ip.js';
import { describeDevice } from '../../common/http/describe-device.js';
import { currentContext } from '../../common/http/request-context.js';
import { SECRETS } from '../../config/config.module.js';
import type { Secrets } from '../../config/generated-secrets.js';
import { type Limiter, RateLimitersService } from '../../platform/rate-limits/rate-limiters.service.js';
import type {
  AccountChange,
  RecordedEvent,
  SecurityEvent,
  SecurityEventDetails,
  StrangersEvent,
} from './security-event.js';
import { SecurityEventsQueries } from './security-events.queries.js';
import { SecurityEventsLogService } from './security-events-log.service.js';
import { SecurityNoticesService } from './security-notices.service.js';

const WINDOW_S = 15 * 60;
const MAX_IN_WINDOW = 20;

/** Protects the disk from events of unauthenticated callers. */
@Injectable()
export class StrangersEventLimitService {
  private readonly events: Limiter;
  private readonly last: Limiter;

  constructor(limiters: RateLimitersService) {
    this.events = limiters.exactly({ name: 'security-event', points: MAX_IN_WINDOW, windowS: WINDOW_S });
    this.last = limiters.exactly({ name: 'security-event-last', points: 1, windowS: WINDOW_S });
  }

  /** Whether the event is recorded, is the last recorded one of the window, or is dropped. */
  async count({ kind, userId, clientIp, details }: RecordedEvent): Promise<'keep' | 'last' | 'drop'> {
    const subject = `${kind} ${userId ?? (clientIp === null ? '' : limitedNetwork(clientIp))}`;
    // A reached limit is one event, however often it rejects.
    if (kind === 'rate_limited')
      return (await this.last.count(`${subject} ${details['action']}`)) === null ? 'keep' : 'drop';
    if ((await this.events.count(subject)) === null) return 'keep';
    return (await this.last.count(subject)) === null ? 'last' : 'drop';
  }
}

const MAX_TEXT = 200;

/** Public API of the feature: records security events, with actor and origin. */
@Injectable()
export class SecurityEventsRecorderService {
  private readonly addressKey: Buffer;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly queries: SecurityEventsQueries,
    private readonly log: SecurityEventsLogService,
    private readonly notices: SecurityNoticesService,
    private readonly limit: StrangersEventLimitService,
    @Inject(SECRETS) { secretKey }: Secrets,
  ) {
    this.addressKey = deriveKey(secretKey, 'security event address');
  }

  /** Records an event in the transaction of the change. */
  async record(manager: EntityManager, event: SecurityEvent): Promise<void> {
    await this.insert(manager, this.complete(event));
  }

  /** Records a change of how a person signs in, and mails that person, if this installation can send mails. */
  async recordChange(manager: EntityManager, { formerEmail, ...event }: AccountChange): Promise<void> {
    const recorded = this.complete(event);
    await this.insert(manager, recorded);
    await this.notices.tellOfChange(manager, recorded, formerEmail ?? null);
  }

  /** Records that a session has started, and mails its owner if it is on a device that is new to the account. */
  async recordSignIn(
    manager: EntityManager,
    signIn: { userId: string; sessionId: string; method: string },
  ): Promise<void> {
    const { userId, sessionId, method } = signIn;
    const event = this.complete({ kind: 'signed_in', userId, sessionId, actor: 'person', details: { method } });
    const recorded = { ...event, details: { ...event.details, device: describeDevice(event.userAgent) } };
    const isNewDevice = await this.queries.isNewDevice(manager, userId, recorded.details.device);
    await this.insert(manager, recorded);
    if (isNewDevice) await this.notices.tellOfChange(manager, recorded, null);
  }

  /** Records an event without its own transaction: a rejection, or a read. */
  async recordAlone(event: SecurityEvent): Promise<void> {
    await this.dataSource.transaction((manager) => this.record(manager, event));
  }

  /**
   * Records events that anyone on the network can cause. At most twenty of a kind in a quarter of an hour for an
   * account, or for a client IP where no account is known; then one more marks that there were others.
   */
  async recordOfStranger({ email, ...event }: StrangersEvent): Promise<void> {
    const recorded = this.complete(event);
    const action = await this.limit.count(recorded);
    if (action === 'drop') return;
    const details: SecurityEventDetails = {
      ...recorded.details,
      ...(recorded.userId === null && email ? { address: this.addressHash(email) } : {}),
      ...(action === 'last' ? { others_not_listed: true } : {}),
    };
    await this.dataSource.transaction((manager) => this.insert(manager, { ...recorded, details }));
  }

  /** Replaces an address without an account by a keyed hash. */
  addressHash(email: string): string {
    return createHmac('sha256', this.addressKey).update(email.trim().toLowerCase()).digest('base64url').slice(0, 22);
  }

  private complete({ details = {}, actor, sessionId, ...event }: SecurityEvent): RecordedEvent {
    const context = currentContext();
    const { clientIp, userAgent, requestId, operator } = context;
    return {
      ...event,
      id: uuidv7(),
      sessionId: sessionId ?? context.sessionId,
      actor: actor ?? context.actor,
      clientIp,
      userAgent,
      requestId,
      details: bounded(operator === null ? details : { ...details, operator }),
    };
  }

  private async insert(manager: EntityManager, event: RecordedEvent): Promise<void> {
    await this.queries.insert(manager, event);
    this.log.add(manager, event);
  }
}

function bounded(details: SecurityEventDetails): SecurityEventDetails {
  return Object.fromEntries(
    Object.entries(details).map(([name, value]) => [
      name,
      // The cut must not leave an unpaired surrogate.
      typeof value === 'string' ? value.slice(0, MAX_TEXT).replace(/\p{Cs}$/u, '') : value,
    ]),
  );
}
