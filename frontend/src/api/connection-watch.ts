const PROBE_AGAIN_MS = 5000;
const PROBE_TIMEOUT_MS = 4000;

/** Finds out whether the server can be reached, and when it can again. */
export class ConnectionWatch {
  private isLooking = false;

  /**
   * @param probe sends a request to the server.
   * @param tell is called with the result: false each time there is no response, true once there is one.
   */
  constructor(
    private readonly probe: () => Promise<boolean>,
    private readonly tell: (isReachable: boolean) => void,
  ) {}

  /**
   * Call this when a request got no response. Polls until the server responds; further calls in the meantime have no
   * effect.
   */
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

/** Whether the server responds. */
export async function isServerAlive(): Promise<boolean> {
  try {
    const answer = await fetch('/health/live', { cache: 'no-store', signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) });
    return answer.ok;
  } catch {
    return false;
  }
}
