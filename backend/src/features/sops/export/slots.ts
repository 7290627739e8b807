/** Lets so many at a time through; so many more wait in line, and further ones are turned away. */
export class Slots {
  private taken = 0;
  private readonly line: (() => void)[] = [];

  constructor(private readonly limits: { size: number; maxWaiting: number }) {}

  /** Waits for a slot; the caller must `leave` it. @returns false at once when the line is full. */
  async enter(): Promise<boolean> {
    if (this.taken < this.limits.size) {
      this.taken += 1;
      return true;
    }
    if (this.line.length >= this.limits.maxWaiting) return false;
    await new Promise<void>((resolve) => this.line.push(resolve));
    return true;
  }

  /** Hands the slot to whoever waits longest. */
  leave(): void {
    const next = this.line.shift();
    if (next) next();
    else this.taken -= 1;
  }
}
