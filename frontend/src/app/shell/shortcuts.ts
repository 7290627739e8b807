export type ShortcutName = 'search' | 'dashboard' | 'sops' | 'new-sop' | 'help';

export interface Shortcut {
  name: ShortcutName;
  /** Pressed one after the other. */
  keys: readonly string[];
}

export const SHORTCUTS: readonly Shortcut[] = [
  { name: 'search', keys: ['/'] },
  { name: 'dashboard', keys: ['g', 'd'] },
  { name: 'sops', keys: ['g', 's'] },
  { name: 'new-sop', keys: ['n'] },
  { name: 'help', keys: ['?'] },
];

/** Longest pause between two keys of one shortcut. */
const MAX_PAUSE_MS = 1000;

/** Recognizes shortcuts in a sequence of pressed keys. */
export class ShortcutReader {
  private pending: string[] = [];
  private lastAtMs = 0;

  constructor(private readonly shortcuts: readonly Shortcut[]) {}

  /** @returns the shortcut that this key completes, or null. */
  read(key: string, atMs: number): ShortcutName | null {
    if (atMs - this.lastAtMs > MAX_PAUSE_MS) this.pending = [];
    this.lastAtMs = atMs;
    return this.complete([...this.pending, key]) ?? this.complete([key]);
  }

  private complete(pressed: string[]): ShortcutName | null {
    const candidates = this.shortcuts.filter(({ keys }) => pressed.every((key, index) => keys[index] === key));
    const done = candidates.find(({ keys }) => keys.length === pressed.length);
    this.pending = done || candidates.length === 0 ? [] : pressed;
    return done?.name ?? null;
  }
}
