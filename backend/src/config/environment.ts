import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { type OidcProviderSettings, readOidcProviders } from './oidc-provider-settings.js';

const flag = z.enum(['on', 'off']);
const positiveInteger = z.coerce.number().int().positive();

/** Only absolute http(s) addresses without a trailing slash, so that paths can be appended. */
const origin = z
  .url({ protocol: /^https?$/ })
  .transform((value) => value.replace(/\/+$/, ''))
  .refine((value) => new URL(value).username === '', 'must not hold a user name');

const schema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  APP_URL: origin.optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres://'),
  DATABASE_APP_ROLE: z
    .string()
    .regex(/^[a-z_][a-z0-9_]{0,62}$/, 'must be a plain lower-case role name')
    .default('sop_app'),
  DATABASE_POOL_SIZE: positiveInteger.max(500).default(10),
  PROCESS_ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  DEMO: flag.optional(),
  DEMO_DATA: flag.optional(),
  ANON_KEY: z.string().min(20).optional(),
  SERVICE_KEY: z.string().min(20).optional(),
  SECRET_KEY: z.string().min(32).optional(),
  TRUSTED_PROXIES: z.string().default(''),
  OIDC_PROVIDERS: z.string().default(''),
  BUILT_IN_ACCOUNTS: flag.default('off'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an address such as smtp://user:password@host:587' })
    .optional(),
  MAIL_FROM: z.string().optional(),
  MAIL_MIN_INTERVAL_S: z.coerce.number().int().min(0).default(60),
  REFRESH_REUSE_INTERVAL_S: z.coerce.number().int().min(0).max(300).default(10),
  ACCESS_TOKEN_TTL_S: positiveInteger.min(120).max(86_400).default(3600),
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_API_BASE: origin.optional(),
  BILLING_MODE: z.enum(['stripe', 'sandbox', 'none']).optional(),
  BILLING_NONE_TIER: z.enum(['starter', 'professional', 'enterprise']).default('professional'),
  BILLING_GRACE_DAYS: z.coerce.number().int().min(0).max(90).default(7),
  BILLING_SANDBOX_CONTROL: z.enum(['0', '1']).default('0'),
  AI_CHAIN: z.string().default(''),
  AI_FIRST_BYTE_TIMEOUT_MS: positiveInteger.default(60_000),
  AI_CHUNK_TIMEOUT_MS: positiveInteger.default(30_000),
  AI_TOTAL_TIMEOUT_MS: positiveInteger.default(180_000),
  AI_MONTHLY_TOKEN_BUDGET: z.coerce.number().int().min(0).default(0),
  DRAFT_PACE_MS: z.coerce.number().int().min(0).max(5000).default(0),
  CONTACT_INBOX: z.email().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  OTEL_EXPORTER_OTLP_ENDPOINT: origin.optional(),
});

export type ProcessRole = 'all' | 'web' | 'worker';
export type BillingMode = 'stripe' | 'sandbox' | 'none';

/** The whole configuration of a process: parsed once at start, frozen. Secrets may be absent here (see generated-secrets.ts). */
export interface Environment {
  nodeEnv: 'development' | 'test' | 'production';
  isProduction: boolean;
  port: number;
  host: string;
  /** Public origin without trailing slash, used in every link and redirect. */
  appUrl: string;
  dataDir: string;
  database: { url: string; appRole: string; poolSize: number };
  processRole: ProcessRole;
  /** Demo accounts and data; the built-in provider takes any e-mail address without a password. */
  demo: boolean;
  /** Fills a new installation for a first look. */
  demoData: boolean;
  anonKey: string | undefined;
  serviceKey: string | undefined;
  secretKey: string | undefined;
  /** Addresses or CIDR ranges whose X-Forwarded-For is believed. */
  trustedProxies: string[];
  oidcProviders: OidcProviderSettings[];
  builtInAccounts: boolean;
  mail: { smtpUrl: string | undefined; from: string; minIntervalS: number };
  auth: { refreshReuseIntervalS: number; accessTokenTtlS: number };
  rateLimitFactor: number;
  billing: {
    mode: BillingMode;
    /** Tier of every account when the mode is `none`. */
    noneTier: string;
    /** How long the product stays open after the paid period, while a failed payment is tried again. */
    graceDays: number;
    stripeSecretKey: string | undefined;
    stripeWebhookSecret: string | undefined;
    stripeApiBase: string | undefined;
    sandboxControl: boolean;
  };
  ai: {
    chain: string;
    /** Every `AI_*` setting by its full name; read by the language-model platform. */
    settings: Record<string, string>;
    /** Longest silence before the first word and after it, and longest call. Milliseconds. */
    limits: { firstByteMs: number; chunkMs: number; totalMs: number };
    /** Tokens an account may use in a calendar month; 0 means no limit. */
    monthlyTokenBudget: number;
  };
  /** Pause between the parts of an offline draft, so that tests and demonstrations can watch it grow. Milliseconds. */
  draftPaceMs: number;
  /** Gets what visitors write on the contact page; without it the form makes no call (T22). */
  contactInbox: string | undefined;
  logLevel: string;
  otlpEndpoint: string | undefined;
}

/** Thrown with every fault of the configuration, one a line. */
export class InvalidEnvironmentError extends Error {
  constructor(readonly faults: string[]) {
    super(`The configuration is not valid:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
    this.name = 'InvalidEnvironmentError';
  }
}

/**
 * Reads the configuration of this process.
 *
 * A setting `NAME` may also be given as `NAME_FILE`, the path of a file that holds the value (container secrets).
 * Empty values count as absent.
 * @throws InvalidEnvironmentError with all faults at once.
 */
export function parseEnvironment(source: Record<string, string | undefined>): Readonly<Environment> {
  const faults: string[] = [];
  const values = withSecretFiles(source, faults);
  const parsed = schema.safeParse(values);
  if (!parsed.success) {
    faults.push(...parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
    throw new InvalidEnvironmentError(faults);
  }
  const settings = parsed.data;
  const isProduction = settings.NODE_ENV === 'production';
  const oidcProviders = readOidcProviders(listOf(settings.OIDC_PROVIDERS), values, faults);
  const billingMode = settings.BILLING_MODE ?? (settings.STRIPE_SECRET_KEY ? 'stripe' : 'sandbox');
  checkBilling(billingMode, settings, isProduction, faults);
  if (isProduction && !settings.APP_URL) faults.push('APP_URL: is needed in production');
  if (isProduction && oidcProviders.length === 0 && settings.BUILT_IN_ACCOUNTS === 'off' && settings.DEMO !== 'on') {
    faults.push('OIDC_PROVIDERS: is needed in production (or BUILT_IN_ACCOUNTS=on)');
  }
  if (isProduction && settings.CONTACT_INBOX && !settings.SMTP_URL) {
    faults.push('CONTACT_INBOX: needs a mail server in production (SMTP_URL)');
  }
  if (faults.length > 0) throw new InvalidEnvironmentError(faults);

  return Object.freeze({
    nodeEnv: settings.NODE_ENV,
    isProduction,
    port: settings.PORT,
    host: settings.HOST,
    appUrl: settings.APP_URL ?? `http://localhost:${settings.PORT}`,
    dataDir: settings.DATA_DIR,
    database: {
      url: settings.DATABASE_URL,
      appRole: settings.DATABASE_APP_ROLE,
      poolSize: settings.DATABASE_POOL_SIZE,
    },
    processRole: settings.PROCESS_ROLE,
    demo: settings.DEMO ? settings.DEMO === 'on' : !isProduction,
    demoData: settings.DEMO_DATA
      ? settings.DEMO_DATA === 'on'
      : settings.NODE_ENV === 'development' && settings.DEMO !== 'off',
    anonKey: settings.ANON_KEY,
    serviceKey: settings.SERVICE_KEY,
    secretKey: settings.SECRET_KEY,
    trustedProxies: listOf(settings.TRUSTED_PROXIES),
    oidcProviders,
    builtInAccounts: settings.BUILT_IN_ACCOUNTS === 'on',
    mail: {
      smtpUrl: settings.SMTP_URL,
      from: settings.MAIL_FROM ?? 'no-reply@localhost',
      minIntervalS: settings.MAIL_MIN_INTERVAL_S,
    },
    auth: {
      refreshReuseIntervalS: settings.REFRESH_REUSE_INTERVAL_S,
      accessTokenTtlS: settings.ACCESS_TOKEN_TTL_S,
    },
    rateLimitFactor: settings.RATE_LIMIT_FACTOR,
    billing: {
      mode: billingMode,
      noneTier: settings.BILLING_NONE_TIER,
      graceDays: settings.BILLING_GRACE_DAYS,
      stripeSecretKey: settings.STRIPE_SECRET_KEY,
      stripeWebhookSecret: settings.STRIPE_WEBHOOK_SECRET,
      stripeApiBase: settings.STRIPE_API_BASE,
      sandboxControl: settings.BILLING_SANDBOX_CONTROL === '1',
    },
    ai: {
      chain: settings.AI_CHAIN,
      settings: aiSettings(values),
      limits: {
        firstByteMs: settings.AI_FIRST_BYTE_TIMEOUT_MS,
        chunkMs: settings.AI_CHUNK_TIMEOUT_MS,
        totalMs: settings.AI_TOTAL_TIMEOUT_MS,
      },
      monthlyTokenBudget: settings.AI_MONTHLY_TOKEN_BUDGET,
    },
    draftPaceMs: settings.DRAFT_PACE_MS,
    contactInbox: settings.CONTACT_INBOX,
    logLevel: settings.LOG_LEVEL,
    otlpEndpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT,
  });
}

function withSecretFiles(source: Record<string, string | undefined>, faults: string[]): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of Object.entries(source)) {
    if (value) values[name] = value;
  }
  for (const [name, path] of Object.entries(source)) {
    const target = name.endsWith('_FILE') ? name.slice(0, -'_FILE'.length) : '';
    if (!path || !isOurs(target) || values[target]) continue;
    try {
      values[target] = readFileSync(path, 'utf8').trim();
    } catch {
      faults.push(`${name}: the file cannot be read`);
    }
  }
  return values;
}

/** Other programs have `*_FILE` variables too: only ours are read. */
function isOurs(name: string): boolean {
  return name in schema.shape || /^(AI|OIDC)_[A-Z0-9_]+$/.test(name);
}

function checkBilling(
  mode: BillingMode,
  settings: z.output<typeof schema>,
  isProduction: boolean,
  faults: string[],
): void {
  if (mode === 'stripe' && !settings.STRIPE_SECRET_KEY)
    faults.push('STRIPE_SECRET_KEY: is needed for BILLING_MODE=stripe');
  if (mode === 'stripe' && !settings.STRIPE_WEBHOOK_SECRET) {
    faults.push('STRIPE_WEBHOOK_SECRET: is needed for BILLING_MODE=stripe');
  }
  if (mode === 'sandbox' && settings.STRIPE_SECRET_KEY) {
    faults.push('BILLING_MODE: the sandbox cannot be used while STRIPE_SECRET_KEY is set');
  }
  if (mode === 'sandbox' && isProduction && settings.BILLING_MODE !== 'sandbox') {
    faults.push(
      'BILLING_MODE: the sandbox sells for nothing; in production ask for it explicitly (BILLING_MODE=sandbox)',
    );
  }
  // The secret key travels to this address: anything but this machine could be a thief.
  if (settings.STRIPE_API_BASE) {
    const { hostname } = new URL(settings.STRIPE_API_BASE);
    if (!['127.0.0.1', 'localhost', '[::1]'].includes(hostname))
      faults.push('STRIPE_API_BASE: only loopback is accepted');
    if (/^[rs]k_live_/.test(settings.STRIPE_SECRET_KEY ?? '')) faults.push('STRIPE_API_BASE: not with a live key');
  }
}

function aiSettings(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => name.startsWith('AI_')));
}

function listOf(commaSeparated: string): string[] {
  return commaSeparated
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}
