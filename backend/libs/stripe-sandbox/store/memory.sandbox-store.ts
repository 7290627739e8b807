import type { SandboxKind, SandboxRecord } from './sandbox-records.js';
import type { RecordFilter, SandboxStore, SandboxTransaction } from './sandbox-store.js';

interface Row {
  position: number;
  /** Stored as text, so that callers cannot change stored objects. */
  json: string;
}

/** Stores the sandbox's records in memory, for tests. */
export class MemorySandboxStore implements SandboxStore {
  private rows = new Map<string, Row>();
  private nextPosition = 1;
  private last: Promise<unknown> = Promise.resolve();

  transact<Result>(work: (transaction: SandboxTransaction) => Promise<Result>): Promise<Result> {
    const run = this.last.then(() => this.runAlone(work));
    this.last = run.catch(() => undefined);
    return run;
  }

  async close(): Promise<void> {
    await this.last;
  }

  private async runAlone<Result>(work: (transaction: SandboxTransaction) => Promise<Result>): Promise<Result> {
    const before = new Map(this.rows);
    try {
      return await work(this.openTransaction());
    } catch (error) {
      this.rows = before;
      throw error;
    }
  }

  private openTransaction(): SandboxTransaction {
    return {
      find: async (kind, id) => this.read(this.rows.get(keyOf(kind, id))),
      list: async (kind, filter) => this.list(kind, filter),
      put: async (kind, record) => {
        const key = keyOf(kind, record.object.id);
        const position = this.rows.get(key)?.position ?? this.nextPosition++;
        this.rows.set(key, { position, json: JSON.stringify(record) });
      },
      remove: async (kind, id) => {
        this.rows.delete(keyOf(kind, id));
      },
    };
  }

  private list<Kind extends SandboxKind>(kind: Kind, filter: RecordFilter = {}): SandboxRecord<Kind>[] {
    const { customer, dueBy } = filter;
    const records = [...this.rows]
      .filter(([key]) => key.startsWith(keyOf(kind, '')))
      .sort(([, a], [, b]) => b.position - a.position)
      .map(([, row]) => this.parse<Kind>(row))
      .filter((record) => customer === undefined || record.customer === customer);
    if (dueBy === undefined) return records;
    return records
      .toReversed()
      .filter((record) => record.dueAt !== null && record.dueAt <= dueBy)
      .sort((a, b) => (a.dueAt ?? 0) - (b.dueAt ?? 0));
  }

  private read<Kind extends SandboxKind>(row: Row | undefined): SandboxRecord<Kind> | null {
    return row ? this.parse<Kind>(row) : null;
  }

  private parse<Kind extends SandboxKind>(row: Row): SandboxRecord<Kind> {
    return JSON.parse(row.json) as SandboxRecord<Kind>;
  }
}

function keyOf(kind: SandboxKind, id: string): string {
  return `${kind} ${id}`;
}
