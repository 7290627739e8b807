const PROBE_AGAIN_MS = 5000;
const PROBE_TIMEOUT_MS = 4000;

/** Finds out whether the server can be reached, and when it can again. */
export class ConnectionWatch {
  private isLooking = false;

  /**
   * @param probe asks the server for a sign of life.
   * @param tell is told the answer: false each time there is none, true once there is one.
   */
  constructor(
    private readonly probe: () => Promise<boolean>,
    private readonly tell: (isReachable: boolean) => void,
  ) {}

  /** To be called when a request got no answer. Asks until the server answers; a call meanwhile changes nothing. */
  async look(): Promise<void> {
    if (this.isLooking) return;
    this.isLooking = true;
    while (!(await this.probe())) {
      this.tell(false);
      await new Promise((resolve) => setTimeout(resolve, PROBE_AGAIN_MS));
    }
    this.tell(true);
    this.isLooking = false;
  }
}

/** Whether the server gives a sign of life. */
export async function isServerAlive(): Promise<boolean> {
  try {
    const answer = await fetch('/health/live', { cache: 'no-store', signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) });
    return answer.ok;
  } catch {
    return false;
  }
}
