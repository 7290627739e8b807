import { z } from 'zod';

const flag = z.enum(['on', 'off']);
const positiveInteger = z.coerce.number().int().positive();

/** Only absolute http(s) addresses without a trailing slash, so that paths can be appended. */
const origin = z
  .url({ protocol: /^https?$/ })
  .transform((value) => value.replace(/\/+$/, ''))
  .refine((value) => new URL(value).username === '', 'must not hold a user name');

/** Every setting by its name: type, bounds and default. `.env.example` lists the same ones. */
export const environmentSchema = z.object({
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
  SECURITY_EVENTS_DAYS: positiveInteger.min(90).max(3650).default(400),
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

/** The settings with their defaults, as they were written down. */
export type Settings = z.output<typeof environmentSchema>;

export type ProcessRole = Settings['PROCESS_ROLE'];
export type BillingMode = NonNullable<Settings['BILLING_MODE']>;
