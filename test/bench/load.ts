import { readFileSync } from 'node:fs';
import autocannon, { type Client } from 'autocannon';

/** What one connection asks, when its next request depends on the answer before. */
export interface Conversation {
  body(): string;
  /** The address of the target if not given. */
  path?(): string;
  hear(answer: string): void;
}

/** One server to put under load: where it is, what to ask, and whose processor time to count. */
export interface Target {
  name: string;
  url: string;
  pid: number;
  method: 'GET' | 'POST' | 'PATCH';
  body?: string;
  /** Bearer tokens that the requests carry in turn. */
  tokens: string[];
  headers?: Record<string, string>;
  /** One for each connection, made anew for each round; All say who they are by the first token, if there is one; `body` does not count then. */
  converse?: () => Conversation;
}

export interface Figures {
  requestsPerSecond: number;
  p50Ms: number;
  p99Ms: number;
  cpuMicrosPerRequest: number;
  /** NaN where the database's processor time is not counted. */
  databaseMicrosPerRequest: number;
  failures: number;
  /** Requests a second of each round, in turns with the others. */
  rates: number[];
  /** `cpuMicrosPerRequest` of each round. */
  cpuMicros: number[];
}

const CLOCK_TICKS_PER_SECOND = 100;
const WARM_UP_SECONDS = 3;

/** Processor time that processes have used, in microseconds; those that are gone count nothing. */
export function cpuMicrosOf(pids: number[]): number {
  return pids.map(cpuMicros).reduce((sum, micros) => sum + (Number.isNaN(micros) ? 0 : micros), 0);
}

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

/** Lets each connection hold its conversation. */
function conversations({ converse, method, headers, url, tokens }: Target): (client: Client) => void {
  return (client) => {
    const conversation = converse?.();
    if (!conversation) return;
    const [token] = tokens;
    const bearer = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const path = pathOf(url);
    const request = { method, headers: { 'content-type': 'application/json', ...bearer, ...headers }, path };
    client.setRequests([
      {
        ...request,
        setupRequest: (wanted: autocannon.Request) => ({
          ...wanted,
          path: conversation.path?.() ?? path,
          body: conversation.body(),
        }),
        onResponse: (_status: number, answer: string) => conversation.hear(answer),
      },
    ]);
  };
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return `${pathname}${search}`;
}

async function round(
  target: Target,
  { connections, seconds, databaseMicros = async () => Number.NaN }: Omit<Turns, 'rounds'>,
): Promise<Figures> {
  const before = cpuMicros(target.pid);
  const databaseBefore = await databaseMicros();
  const { method, body } = target;
  const requests = target.tokens.map((token) => ({
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...target.headers },
    ...(body === undefined ? {} : { body }),
  }));
  const setupClient = target.converse ? { setupClient: conversations(target) } : {};
  const result = await autocannon({ url: target.url, connections, duration: seconds, requests, ...setupClient });
  const cpuMicrosPerRequest = (cpuMicros(target.pid) - before) / result.requests.total;
  const databaseUsed = (await databaseMicros()) - databaseBefore;
  return {
    requestsPerSecond: result.requests.average,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    cpuMicrosPerRequest,
    databaseMicrosPerRequest: databaseUsed / result.requests.total,
    failures: result.non2xx + result.errors + result.timeouts,
    rates: [result.requests.average],
    cpuMicros: [cpuMicrosPerRequest],
  };
}

export interface Turns {
  connections: number;
  rounds: number;
  seconds: number;
  /** Clears away what the round before has left behind. */
  beforeRound?: () => Promise<void>;
  /** Processor time that the database has used, in microseconds. */
  databaseMicros?: () => Promise<number>;
}

/** Measures the targets in turns, so that noise of the machine falls on all of them, and gives the medians. */
export async function measureInTurns(
  targets: Target[],
  { rounds, beforeRound = async () => undefined, ...turn }: Turns,
): Promise<Map<string, Figures>> {
  const results = new Map<string, Figures[]>(targets.map((target) => [target.name, []]));
  for (const target of targets) {
    await beforeRound();
    await round(target, { ...turn, seconds: WARM_UP_SECONDS });
  }
  for (let n = 0; n < rounds; n += 1) {
    for (const target of targets) {
      await beforeRound();
      results.get(target.name)?.push(await round(target, turn));
    }
  }
  return new Map([...results].map(([name, figures]) => [name, medians(figures)]));
}

function medians(figures: Figures[]): Figures {
  const of = (key: Exclude<keyof Figures, 'rates' | 'cpuMicros'>): number =>
    median(figures.map((figure) => figure[key]));
  return {
    requestsPerSecond: of('requestsPerSecond'),
    p50Ms: of('p50Ms'),
    p99Ms: of('p99Ms'),
    cpuMicrosPerRequest: of('cpuMicrosPerRequest'),
    databaseMicrosPerRequest: of('databaseMicrosPerRequest'),
    failures: figures.reduce((sum, figure) => sum + figure.failures, 0),
    rates: figures.flatMap(({ rates }) => rates),
    cpuMicros: figures.flatMap((figure) => figure.cpuMicros),
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

/** The middle 90 % of the values. */
export function interval(values: number[]): [number, number] {
  return [percentile(values, 0.05), percentile(values, 0.95)];
}

/** A line of a Markdown table: product, limit and the ratio of the first to the second. */
export function ratioRow(title: string, product: number, limit: number, digits = 0): string {
  return `| ${title} | ${product.toFixed(digits)} | ${limit.toFixed(digits)} | ${(product / limit).toFixed(2)} |`;
}
