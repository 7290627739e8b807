import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Fetched when it is needed: its two hundred packages are of no use to anything else here. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const TIMEOUT_MS = 180_000;
const LONGEST_REPORT_BYTES = 64 * 1024 * 1024;

/** What Lighthouse says of a page; scores are out of 100. */
export interface PageReport {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  firstPaintMs: number;
  largestPaintMs: number;
  blockedMs: number;
  /** Cumulative layout shift, without a unit. */
  shift: number;
  scriptBytes: number;
  totalBytes: number;
  largestImageBytes: number;
  /** Names of the audits that cost points. */
  faults: string[];
}

interface LighthouseResult {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number; details?: { items?: unknown[] } }>;
}

interface NetworkRequest {
  resourceType?: string;
  transferSize?: number;
}

interface ExamineOptions {
  /** Of a Chromium that is running. */
  debuggingPort: number;
  /** Leaves the session of the browser's own profile where it is; nothing else is kept from run to run. */
  keepsSession?: boolean;
}

/** Runs Lighthouse with its mobile defaults. */
export async function examine(url: string, { debuggingPort, keepsSession }: ExamineOptions): Promise<PageReport> {
  const options = [`--port=${debuggingPort}`, '--output=json', '--quiet', '--enable-error-reporting=false'];
  if (keepsSession) options.push('--disable-storage-reset');
  const { stdout } = await promisify(execFile)('npx', ['--yes', LIGHTHOUSE, url, ...options], {
    timeout: TIMEOUT_MS,
    maxBuffer: LONGEST_REPORT_BYTES,
  });
  return reportOf(JSON.parse(stdout) as LighthouseResult);
}

function reportOf({ categories, audits }: LighthouseResult): PageReport {
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const requests = (audits['network-requests']?.details?.items ?? []) as NetworkRequest[];
  const sizesOf = (type: string) =>
    requests.filter(({ resourceType }) => resourceType === type).map(({ transferSize = 0 }) => transferSize);
  const faults = Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => id);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    firstPaintMs: value('first-contentful-paint'),
    largestPaintMs: value('largest-contentful-paint'),
    blockedMs: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    scriptBytes: sizesOf('Script').reduce((sum, size) => sum + size, 0),
    totalBytes: value('total-byte-weight'),
    largestImageBytes: Math.max(0, ...sizesOf('Image')),
    faults,
  };
}
