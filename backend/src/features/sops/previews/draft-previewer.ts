import type { Draft } from '../../../../libs/drafter/index.js';
import { limitedNetwork } from '../../../common/http/client-ip.js';
import { commonProblems } from '../../../common/problems/common.problems.js';
import type { ProblemOptions } from '../../../common/problems/problem.js';
import { FairQueue, QueueFullError } from '../../../common/queues/fair-queue.js';
import type { IpRateLimiter } from '../../../platform/rate-limits/rate-limiters.service.js';
import { sopProblems } from '../sops.problems.js';
import { OfflineDrafter } from '../writing/offline-drafter.js';

/** Drafts that one client IP may try; those that found the drafter busy do not count. */
export const PREVIEW_LIMIT = { name: 'ip-draft-preview', points: 20, windowS: 3600 };

/** Visitors share one thread, so that they never slow down the drafts of customers. */
const MAX_RUNNING = 1;
const DEFAULT_MAX_WAITING = 12;
/** Several people may share one client IP. */
const MAX_WAITING_PER_CLIENT = 4;
/** Together with the drafter's deadline, shorter than client timeouts. */
const DEFAULT_PATIENCE_MS = 10_000;
const RETRY_AFTER_SECONDS = 10;

export interface DraftPreviewerOptions {
  /** Counts the drafts of each client IP. Without it there may be any number. */
  limit?: IpRateLimiter;
  drafter?: OfflineDrafter;
  /** How many previews may wait for the thread. */
  maxWaiting?: number;
  /** How long a preview may wait for the thread, in milliseconds. */
  patienceMs?: number;
}

/** Drafts for visitors, one at a time and round-robin between client IPs. No model is called, and nothing is stored. */
export class DraftPreviewer {
  private readonly limit: IpRateLimiter | undefined;
  private readonly drafter: OfflineDrafter;
  private readonly queue: FairQueue;
  private readonly patienceMs: number;

  constructor({ limit, drafter, maxWaiting, patienceMs }: DraftPreviewerOptions = {}) {
    this.limit = limit;
    this.drafter = drafter ?? new OfflineDrafter({ maxThreads: MAX_RUNNING });
    this.patienceMs = patienceMs ?? DEFAULT_PATIENCE_MS;
    this.queue = new FairQueue({
      maxRunning: MAX_RUNNING,
      maxWaiting: maxWaiting ?? DEFAULT_MAX_WAITING,
      maxRunningPerKey: MAX_RUNNING,
      maxWaitingPerKey: MAX_WAITING_PER_CLIENT,
    });
  }

  /**
   * Returns the draft of a prompt.
   * @param clientIp as determined by the trusted proxies
   * @throws `too-many-previews` · `temporarily-unavailable` when too many wait, or it is not its turn in time
   */
  async preview(prompt: string, clientIp: string): Promise<Draft> {
    await this.limit?.countOrRefuse(clientIp, tooMany);
    const patience = AbortSignal.timeout(this.patienceMs);
    try {
      return await this.queue.run(limitedNetwork(clientIp), () => this.drafter.draft(prompt), patience);
    } catch (error) {
      if (!(error instanceof QueueFullError) && error !== patience.reason) throw error;
      await this.limit?.refund(clientIp);
      throw busy();
    }
  }
}

function tooMany({ headers }: ProblemOptions) {
  const minutes = Math.max(1, Math.ceil(Number(headers?.['retry-after']) / 60));
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return sopProblems['too-many-previews']({
    detail: `Many drafts were tried from your network. Come back in ${wait}.`,
    ...(headers && { headers }),
  });
}

function busy() {
  return commonProblems['temporarily-unavailable']({
    detail: 'Many people are trying drafts right now. Try again in a moment.',
    headers: { 'retry-after': String(RETRY_AFTER_SECONDS) },
  });
}
