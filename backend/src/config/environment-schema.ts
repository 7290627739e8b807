import { isIP } from 'node:net';
import { z } from 'zod';

const flag = z.enum(['on', 'off']);
const positiveInteger = z.coerce.number().int().positive();

const ORIGIN = 'must be an http(s) address without a path, such as https://sop.example.com';

/** Only absolute http(s) addresses without path, query or user, so that paths can be appended. */
const origin = z
  .string()
  .refine((value) => URL.canParse(value) && isOrigin(new URL(value)), ORIGIN)
  .transform((value) => new URL(value).origin);

function isOrigin({ protocol, username, password, pathname, search, hash }: URL): boolean {
  return /^https?:$/.test(protocol) && pathname === '/' && username + password + search + hash === '';
}

const DATABASE_ADDRESS = 'an address such as postgres://user:password@host:5432/name';

/** An unescaped special character in the password makes the URL invalid. */
const databaseUrl = z
  .string({ error: `is needed: ${DATABASE_ADDRESS}` })
  .refine(
    (value) => /^postgres(ql)?:\/\//.test(value) && URL.canParse(value),
    `must be ${DATABASE_ADDRESS}, with special characters of the password as %XX`,
  );

/** `a@b.example` or `Name <a@b.example>`. */
const sender = z
  .string()
  .refine(
    (value) => z.email().safeParse(/^[^<>\r\n]*<([^<>]+)>$/.exec(value)?.[1] ?? value).success,
    'must be an email address, or Name <address>',
  );

const proxyRanges = z
  .string()
  .refine(
    (value) => listOf(value).every(isProxyRange),
    'must be addresses or ranges such as 10.0.0.0/8, separated by commas',
  );

/** The entries of a setting that lists several, separated by commas. */
export function listOf(value: string): string[] {
  return value
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
}

/** Every setting by its name: type, bounds and default. `.env.example` lists the same ones. */
export const environmentSchema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  APP_URL: origin.optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: databaseUrl,
  DATABASE_OWNER_URL: databaseUrl.optional(),
  DATABASE_DIRECT_URL: databaseUrl.optional(),
  DATABASE_APP_ROLE: z
    .never({ error: 'is gone: name the login of the application in DATABASE_URL and the owner in DATABASE_OWNER_URL' })
    .optional(),
  DATABASE_POOL_SIZE: positiveInteger.max(500).default(10),
  DATABASE_ANSWER_TIMEOUT_MS: positiveInteger.min(200).default(20_000),
  SHUTDOWN_DELAY_S: z.coerce.number().int().min(0).max(300).default(0),
  PROCESS_ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  DEMO: flag.optional(),
  DEMO_DATA: flag.optional(),
  ANON_KEY: z.string().min(20).optional(),
  SERVICE_KEY: z.string().min(20).optional(),
  SECRET_KEY: z.string().min(32).optional(),
  TRUSTED_PROXIES: proxyRanges.default(''),
  OIDC_PROVIDERS: z.string().default(''),
  BUILT_IN_ACCOUNTS: flag.default('off'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an address such as smtp://user:password@host:587' })
    .optional(),
  MAIL_FROM: sender.optional(),
  MAIL_MIN_INTERVAL_S: z.coerce.number().int().min(0).default(60),
  REFRESH_REUSE_INTERVAL_S: z.coerce.number().int().min(0).max(300).default(10),
  ACCESS_TOKEN_TTL_S: positiveInteger.min(120).max(86_400).default(3600),
  SESSION_IDLE_DAYS: z.coerce.number().int().min(0).max(3650).default(30),
  SESSION_MAX_DAYS: z.coerce.number().int().min(0).max(3650).default(90),
  SECURITY_EVENTS_DAYS: positiveInteger.min(90).max(3650).default(400),
  REQUEST_TIMEOUT_S: positiveInteger.max(3600).default(60),
  HSTS_SUBDOMAINS: flag.default('off'),
  API_DOCS: flag.default('on'),
  SECURITY_CONTACT: z
    .union([z.email(), z.url({ protocol: /^https$/ })], 'must be an email or https address')
    .optional(),
  METRICS_TOKEN: z.string().min(20).optional(),
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_API_BASE: origin.optional(),
  BILLING_MODE: z.enum(['stripe', 'sandbox', 'none']).optional(),
  BILLING_NONE_TIER: z.enum(['starter', 'professional', 'enterprise']).default('professional'),
  BILLING_GRACE_DAYS: z.coerce.number().int().min(0).max(90).default(7),
  BILLING_MEMBER_READING_DAYS: z.coerce.number().int().min(0).max(3650).default(30),
  BILLING_TRIAL_DAYS: z.coerce.number().int().min(0).max(730).default(0),
  BILLING_ANNUAL_MONTHS: z.coerce.number().int().min(0).max(12).default(0),
  BILLING_PROMOTION_CODES: flag.default('off'),
  BILLING_TERMS_CONSENT: z.enum(['off', 'required']).default('off'),
  BILLING_DISPUTES: z.enum(['log', 'suspend']).default('log'),
  BILLING_TAX: z.enum(['off', 'automatic']).default('off'),
  BILLING_SANDBOX_CONTROL: z.enum(['0', '1']).default('0'),
  AI_CHAIN: z.string().default(''),
  AI_FIRST_BYTE_TIMEOUT_MS: positiveInteger.default(60_000),
  AI_CHUNK_TIMEOUT_MS: positiveInteger.default(30_000),
  // A draft's job expires later than that: no other worker may take it in the meantime.
  AI_TOTAL_TIMEOUT_MS: positiveInteger.max(900_000).default(900_000),
  AI_MONTHLY_TOKEN_BUDGET: z.coerce.number().int().min(0).default(0),
  DRAFT_PACE_MS: z.coerce.number().int().min(0).max(5000).default(0),
  STORAGE_DIR: z.string().min(1).optional(),
  S3_BUCKET: z.string().min(1).optional(),
  S3_ENDPOINT: origin.optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  S3_PREFIX: z
    .string()
    .regex(/^(?:[\w.-]+\/)*$/, 'must end with a slash, such as sop/')
    .default(''),
  S3_FORCE_PATH_STYLE: flag.optional(),
  STORAGE_MAX_GB: z.coerce.number().int().min(0).max(1_000_000).default(0),
  MAX_UPLOAD_MB: positiveInteger.max(1024).default(25),
  MAX_ARCHIVE_MB: positiveInteger.max(4095).default(500),
  TEAM_STORAGE_MB: positiveInteger.max(10_000_000).default(5120),
  CONTACT_INBOX: z.email({ error: 'must be an email address' }).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

/** The settings with their defaults, as they were written down. */
export type Settings = z.output<typeof environmentSchema>;

export type ProcessRole = Settings['PROCESS_ROLE'];
export type BillingMode = NonNullable<Settings['BILLING_MODE']>;

/** Names that Fastify knows for the ranges of loopback, link-local and private addresses. */
const NAMED_RANGES = ['loopback', 'linklocal', 'uniquelocal'];

/** Whether an entry of TRUSTED_PROXIES is an address, a range such as 10.0.0.0/8, or the name of one. */
function isProxyRange(entry: string): boolean {
  if (NAMED_RANGES.includes(entry)) return true;
  const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(entry) ?? [];
  const family = isIP(address);
  if (family === 0) return false;
  return bits === undefined || (Number(bits) >= 1 && Number(bits) <= (family === 4 ? 32 : 128));
}
