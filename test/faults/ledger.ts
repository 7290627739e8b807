import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Person } from '../support/accounts.js';

const CREATE_EVERY_MS = 200;
/** As often as a balancer asks: until then it goes on sending to a process that has stopped. */
const READY_EVERY_MS = 1_000;
const TIMEOUT_MS = 30_000;

interface Entry {
  key: string;
  person: Person;
  /** 0: no answer at all. */
  status: number;
}

/** What became of the writes. */
export interface Balance {
  acknowledged: number;
  unacknowledged: number;
  /** Acknowledged and not there. */
  lost: number;
  /** There more than once, after every unacknowledged one was sent again by the same key. */
  doubled: number;
  /** Statuses of the unacknowledged ones; 0: no answer at all. */
  statuses: number[];
}

/**
 * Writes SOPs at a steady pace, each by a key of its own, and keeps the books. Like a balancer it sends to processes that
 * say they are ready.
 */
export class Ledger {
  private readonly entries: Entry[] = [];
  private readonly pending = new Set<Promise<void>>();
  private readonly ready = new Set<string>();
  private readonly running = new AbortController();
  private loops: Promise<void>[] = [];

  constructor(
    private readonly origins: readonly string[],
    private readonly people: readonly Person[],
  ) {}

  start(): void {
    for (const origin of this.origins) this.ready.add(origin);
    this.loops = [this.write(), ...this.origins.map((origin) => this.watch(origin))];
  }

  /** Ends the writing and waits for every answer. */
  async stop(): Promise<void> {
    this.running.abort();
    await Promise.all([...this.loops, ...this.pending]);
  }

  /** Sends again what was not acknowledged, and compares with the rows. @param query reads the database. */
  async balance(query: (text: string) => Promise<{ description: string; count: number }[]>): Promise<Balance> {
    const open = this.entries.filter(({ status }) => status !== 201);
    const statuses = [...new Set(open.map(({ status }) => status))].sort();
    for (const entry of open) {
      for (let tries = 0; tries < 20 && entry.status !== 201; tries += 1) {
        entry.status = await this.create(entry, this.origins[tries % this.origins.length] ?? '');
        if (entry.status !== 201) await sleep(250);
      }
      if (entry.status !== 201) throw new Error(`A write was refused for good (${entry.status})`);
    }
    const rows = await query(
      "SELECT description, count(*)::int AS count FROM sops WHERE description LIKE 'Entry %' GROUP BY 1",
    );
    const counts = new Map(rows.map(({ description, count }) => [description, count]));
    const countOf = ({ key }: Entry): number => counts.get(promptOf(key)) ?? 0;
    return {
      acknowledged: this.entries.length - open.length,
      unacknowledged: open.length,
      lost: this.entries.filter((entry) => countOf(entry) === 0).length,
      doubled: this.entries.filter((entry) => countOf(entry) > 1).length,
      statuses,
    };
  }

  private async write(): Promise<void> {
    for (let n = 0; !this.running.signal.aborted; n += 1) {
      const targets = this.ready.size > 0 ? [...this.ready] : this.origins;
      const entry = { key: randomUUID(), person: this.people[n % this.people.length] as Person, status: 0 };
      this.entries.push(entry);
      const answering = this.create(entry, targets[n % targets.length] ?? '').then((status) => {
        entry.status = status;
        this.pending.delete(answering);
      });
      this.pending.add(answering);
      await sleep(CREATE_EVERY_MS, undefined, { signal: this.running.signal }).catch(() => undefined);
    }
  }

  private async watch(origin: string): Promise<void> {
    while (!this.running.signal.aborted) {
      const isReady = await fetch(`${origin}/health/ready`, { signal: AbortSignal.timeout(3000) }).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isReady) this.ready.add(origin);
      else this.ready.delete(origin);
      await sleep(READY_EVERY_MS, undefined, { signal: this.running.signal }).catch(() => undefined);
    }
  }

  private async create({ key, person }: Entry, origin: string): Promise<number> {
    return fetch(`${origin}/api/v1/sops`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${person.accessToken}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify({ prompt: promptOf(key) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).then(
      async (response) => {
        await response.arrayBuffer();
        return response.status;
      },
      () => 0,
    );
  }
}

function promptOf(key: string): string {
  return `Entry ${key}`;
}
