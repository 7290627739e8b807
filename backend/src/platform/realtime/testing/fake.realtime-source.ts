import type { DraftSnapshot, RealtimeSource } from '../ports.js';

/** Holds rows and drafts in memory and counts how often they are read. */
export class FakeRealtimeSource implements RealtimeSource {
  /** While true nothing can be read. */
  isUnavailable = false;
  rowReads = 0;
  private readonly rows = new Map<string, Record<string, unknown>>();
  private readonly drafts = new Map<string, DraftSnapshot>();

  keepRow(id: string, row: Record<string, unknown>): void {
    this.rows.set(id, row);
  }

  keepDraft(snapshot: DraftSnapshot): void {
    this.drafts.set(snapshot.generation_id, snapshot);
  }

  async readRow(_table: string, id: string): Promise<Record<string, unknown> | null> {
    this.rowReads += 1;
    if (this.isUnavailable) throw new Error('The row cannot be read');
    return this.rows.get(id) ?? null;
  }

  async readDraft(generationId: string): Promise<DraftSnapshot | null> {
    return this.drafts.get(generationId) ?? null;
  }
}
