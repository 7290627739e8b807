import { resourceMissing } from './api/sandbox-api-error.js';
import { buildEvent } from './object-shapes/event.js';
import type { SandboxKind, SandboxRecord } from './store/sandbox-records.js';
import type { SandboxTransaction } from './store/sandbox-store.js';

/** The only record of the kind `control`. */
export const CONTROL_ID = 'control';

interface ContextOptions {
  /** Unix seconds. */
  now: number;
  /** Origin of the pages, without a trailing slash. */
  pageOrigin: string;
  webhookEventTypes: ReadonlySet<string>;
}

/** Everything that a change of the sandbox needs: its records, the time, and a way to emit events. */
export class SandboxContext {
  private isHolding: boolean | undefined;
  /** Whether events were queued for delivery since this context was opened. */
  hasNewEvents = false;

  readonly now: number;
  readonly pageOrigin: string;
  private readonly webhookEventTypes: ReadonlySet<string>;

  constructor(
    readonly records: SandboxTransaction,
    { now, pageOrigin, webhookEventTypes }: ContextOptions,
  ) {
    this.now = now;
    this.pageOrigin = pageOrigin;
    this.webhookEventTypes = webhookEventTypes;
  }

  /**
   * @param param the parameter that named the object, for the error.
   * @throws SandboxApiError `resource_missing`
   */
  async require<Kind extends SandboxKind>(kind: Kind, id: string, param = 'id'): Promise<SandboxRecord<Kind>> {
    const record = await this.records.find(kind, id);
    if (!record) throw resourceMissing(kind, id, param);
    return record;
  }

  /** Stores a new object without a customer and without a due time. */
  async add<Kind extends 'product' | 'price' | 'billing_portal.configuration' | 'test_helpers.test_clock'>(
    kind: Kind,
    object: SandboxRecord<Kind>['object'],
  ): Promise<void> {
    await this.records.put(kind, { object, memo: null, customer: null, dueAt: null } as SandboxRecord<Kind>);
  }

  /**
   * Records an event and, if the endpoint is subscribed to its type, queues it for delivery after this change is
   * written.
   */
  async emit(type: string, object: { id: string; customer?: string | null; object: string }, previous?: object) {
    const isWanted = this.webhookEventTypes.has(type);
    const isHeld = isWanted && (await this.areDeliveriesHeld());
    const event = buildEvent({ type, object, previous, created: this.now, pendingWebhooks: isWanted ? 1 : 0 });
    const state = isHeld ? 'held' : isWanted ? 'pending' : 'not-wanted';
    await this.records.put('event', {
      object: event,
      memo: { state, attempts: [] },
      customer: object.object === 'customer' ? object.id : (object.customer ?? null),
      dueAt: state === 'pending' ? this.now : null,
    });
    this.hasNewEvents ||= state === 'pending';
  }

  private async areDeliveriesHeld(): Promise<boolean> {
    this.isHolding ??= (await this.records.find('control', CONTROL_ID))?.object.isHolding ?? false;
    return this.isHolding;
  }
}
