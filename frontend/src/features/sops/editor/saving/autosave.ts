/** The state of the saved text. */
export type SaveState =
  | { at: 'saved' }
  /** Changes that are about to be saved. */
  | { at: 'waiting' }
  | { at: 'saving' }
  | { at: 'offline' }
  | { at: 'failed'; reason: string }
  /** Another user has saved a different text in the meantime. */
  | { at: 'conflict' };

/** Why a save was rejected. */
export type SaveRefusal = { kind: 'offline' } | { kind: 'failed'; reason: string } | { kind: 'conflict' };

export interface AutosaveOptions<Text> {
  /** The edit number that the text was read with. */
  version: number;
  /** The text as it is now. */
  read: () => Text;
  /** Saves it. @returns the new edit number @throws an error that `refusalOf` understands */
  send: (text: Text, version: number) => Promise<number>;
  refusalOf: (error: unknown) => SaveRefusal;
  /** Stores an unsaved text in this browser, with the edit number it was based on. */
  keep: (text: Text, version: number) => void;
  /** Removes the stored text after it was saved. */
  forget: () => void;
  onState: (state: SaveState) => void;
}

/** A pause in writing that is long enough to save, in milliseconds. */
const PAUSE_MS = 1200;
/** Delay before a failed save is retried, in milliseconds. */
const RETRY_MS = 5000;

/** Saves a text while it is edited: one save at a time; the newest text waits for it. */
export class Autosave<Text> {
  private version: number;
  private state: SaveState = { at: 'saved' };
  private changes = 0;
  private sent = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private underWay: Promise<void> | null = null;
  private isEnded = false;

  constructor(private readonly options: AutosaveOptions<Text>) {
    this.version = options.version;
  }

  get current(): SaveState {
    return this.state;
  }

  /** The text has changed. */
  change(): void {
    this.changes += 1;
    if (this.state.at === 'saved') this.show({ at: 'waiting' });
    if (this.state.at !== 'conflict') this.planSave(PAUSE_MS);
  }

  /** Saves unsaved changes. @returns whether everything is saved */
  async flush(): Promise<boolean> {
    clearTimeout(this.timer);
    while (this.hasChanges() && this.state.at !== 'conflict') {
      const before = this.sent;
      await this.save();
      if (this.sent === before) return false;
    }
    return !this.hasChanges();
  }

  /** Stores unsaved changes in this browser: the page may be closed at any moment. */
  keepUnsent(): void {
    if (this.hasChanges()) this.options.keep(this.options.read(), this.version);
  }

  /** The same text has a new edit number, for example after a new title. */
  rebase(version: number): void {
    this.version = Math.max(this.version, version);
  }

  /** Resolves a conflict in favor of the local text. */
  keepMine(version: number): Promise<boolean> {
    this.version = version;
    this.show({ at: 'waiting' });
    return this.flush();
  }

  /** Resolves a conflict in favor of the saved text, which replaced the local one. */
  takeTheirs(version: number): void {
    clearTimeout(this.timer);
    this.version = version;
    this.sent = this.changes;
    this.options.forget();
    this.show({ at: 'saved' });
  }

  /** Editing starts; it lasts until `end`. */
  begin(): void {
    this.isEnded = false;
  }

  /** No more saves are planned. */
  end(): void {
    this.isEnded = true;
    clearTimeout(this.timer);
  }

  private hasChanges(): boolean {
    return this.sent < this.changes;
  }

  private planSave(afterMs: number): void {
    clearTimeout(this.timer);
    if (!this.isEnded) this.timer = setTimeout(() => void this.flush(), afterMs);
  }

  private save(): Promise<void> {
    this.underWay ??= this.saveOnce().finally(() => {
      this.underWay = null;
    });
    return this.underWay;
  }

  private async saveOnce(): Promise<void> {
    const upTo = this.changes;
    const text = this.options.read();
    // Whether the request succeeds or not, the text is stored in this browser.
    this.options.keep(text, this.version);
    this.show({ at: 'saving' });
    try {
      this.version = await this.options.send(text, this.version);
    } catch (error) {
      this.refused(this.options.refusalOf(error));
      return;
    }
    this.sent = upTo;
    if (this.hasChanges()) this.show({ at: 'waiting' });
    else {
      this.options.forget();
      this.show({ at: 'saved' });
    }
  }

  private refused(refusal: SaveRefusal): void {
    this.show(refusal.kind === 'failed' ? { at: 'failed', reason: refusal.reason } : { at: refusal.kind });
    if (refusal.kind === 'offline') this.planSave(RETRY_MS);
  }

  private show(state: SaveState): void {
    this.state = state;
    this.options.onState(state);
  }
}
