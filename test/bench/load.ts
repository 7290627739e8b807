import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';

/** One server to put under load: where it is, what to ask, and whose processor time to count. */
export interface Target {
  name: string;
  url: string;
  pid: number;
  method: 'GET' | 'POST';
  body?: string;
  /** Bearer tokens that the requests carry in turn. */
  tokens: string[];
}

export interface Figures {
  requestsPerSecond: number;
  p50Ms: number;
  p99Ms: number;
  cpuMicrosPerRequest: number;
  failures: number;
}

const CLOCK_TICKS_PER_SECOND = 100;
const WARM_UP_SECONDS = 3;

/** Processor time that a process has used, in microseconds. Linux only; NaN elsewhere. */
function cpuMicros(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return ((Number(fields[11]) + Number(fields[12])) / CLOCK_TICKS_PER_SECOND) * 1e6;
  } catch {
    return Number.NaN;
  }
}

async function round(target: Target, connections: number, seconds: number): Promise<Figures> {
  const before = cpuMicros(target.pid);
  const { method, body } = target;
  const requests = target.tokens.map((token) => ({
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body }),
  }));
  const result = await autocannon({ url: target.url, connections, duration: seconds, requests });
  const used = cpuMicros(target.pid) - before;
  return {
    requestsPerSecond: result.requests.average,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    cpuMicrosPerRequest: used / result.requests.total,
    failures: result.non2xx + result.errors + result.timeouts,
  };
}

export interface Turns {
  connections: number;
  rounds: number;
  seconds: number;
  /** Clears away what the round before has left behind. */
  beforeRound?: () => Promise<void>;
}

/** Measures the targets in turns, so that noise of the machine falls on all of them, and gives the medians. */
export async function measureInTurns(
  targets: Target[],
  { connections, rounds, seconds, beforeRound = async () => undefined }: Turns,
): Promise<Map<string, Figures>> {
  const results = new Map<string, Figures[]>(targets.map((target) => [target.name, []]));
  for (const target of targets) await round(target, connections, WARM_UP_SECONDS);
  for (let n = 0; n < rounds; n += 1) {
    for (const target of targets) {
      await beforeRound();
      results.get(target.name)?.push(await round(target, connections, seconds));
    }
  }
  return new Map([...results].map(([name, figures]) => [name, medians(figures)]));
}

function medians(figures: Figures[]): Figures {
  const of = (key: keyof Figures): number => median(figures.map((figure) => figure[key]));
  return {
    requestsPerSecond: of('requestsPerSecond'),
    p50Ms: of('p50Ms'),
    p99Ms: of('p99Ms'),
    cpuMicrosPerRequest: of('cpuMicrosPerRequest'),
    failures: figures.reduce((sum, figure) => sum + figure.failures, 0),
  };
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

export function percentile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** A line of a Markdown table: product, limit and the ratio of the first to the second. */
export function ratioRow(title: string, product: number, limit: number, digits = 0): string {
  return `| ${title} | ${product.toFixed(digits)} | ${limit.toFixed(digits)} | ${(product / limit).toFixed(2)} |`;
}
