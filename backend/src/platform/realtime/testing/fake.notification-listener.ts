type Handler = (payload: string) => void;

/** Stands in for the database's notifications. */
export class FakeNotificationListener {
  private readonly handlers = new Map<string, Handler[]>();
  private readonly gapHandlers: Array<() => void> = [];

  /** Channels with listeners. */
  get channels(): string[] {
    return [...this.handlers.keys()];
  }

  subscribe(channel: string, handler: Handler): void {
    this.handlers.set(channel, [...(this.handlers.get(channel) ?? []), handler]);
  }

  onGap(handler: () => void): void {
    this.gapHandlers.push(handler);
  }

  /** Sends a payload as Postgres would; text goes out as it is. */
  notify(channel: string, payload: unknown): void {
    const text = typeof payload === 'string' ? payload : JSON.stringify(payload);
    for (const handler of this.handlers.get(channel) ?? []) handler(text);
  }

  /** Behaves as after a lost and regained connection. */
  reportGap(): void {
    for (const handler of this.gapHandlers) handler();
  }
}
