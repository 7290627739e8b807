import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkBilling, checkProduction, checkReachability, describeIssue, isLocalOnly } from './environment-checks.js';
import { type BillingMode, environmentSchema, listOf, type ProcessRole } from './environment-schema.js';
import { checkSpelling } from './misspelt-settings.js';
import { type OidcProviderSettings, readOidcProviders } from './oidc-provider-settings.js';
import { OperatorError } from './operator-error.js';
import { readS3Settings, type S3StorageSettings } from './s3-storage-settings.js';

const MIB = 1024 ** 2;
const GIB = 1024 ** 3;

/** The whole configuration of a process: parsed once at start, frozen. Secrets may be absent here (see generated-secrets.ts). */
export interface Environment {
  isProduction: boolean;
  /**
   * Whether development features are enabled: the development mailbox, and demo accounts. Only if the installation is
   * reachable from this machine only (public address and listen address are loopback), and in tests.
   */
  isDevelopment: boolean;
  port: number;
  host: string;
  /** Public origin without trailing slash, used in every link and redirect. */
  appUrl: string;
  dataDir: string;
  database: {
    /** Login of the application, which owns no tables; may point to a pooler in transaction mode. */
    url: string;
    /** Login of the owner of the tables, for migrations; undefined where another process runs them. */
    ownerUrl: string | undefined;
    /** The application's direct login without a pooler, for session state: LISTEN, locks, jobs. */
    directUrl: string;
    poolSize: number;
    /** Timeout of a silent connection during a query. Milliseconds. */
    answerTimeoutMs: number;
  };
  processRole: ProcessRole;
  /** Time between the stop signal and closing, in which the readiness check fails. Seconds. */
  shutdownDelayS: number;
  /** Demo accounts and data; the built-in provider takes any email address without a password. */
  demo: boolean;
  /** Fills a new installation with demo data. */
  demoData: boolean;
  anonKey: string | undefined;
  serviceKey: string | undefined;
  secretKey: string | undefined;
  /** Addresses or CIDR ranges whose X-Forwarded-For is trusted. */
  trustedProxies: string[];
  oidcProviders: OidcProviderSettings[];
  builtInAccounts: boolean;
  mail: { smtpUrl: string | undefined; from: string; minIntervalS: number };
  auth: {
    refreshReuseIntervalS: number;
    accessTokenTtlS: number;
    /** Days after which a session ends: since its last use, and since its sign-in. 0 means no limit. */
    sessionIdleDays: number;
    sessionMaxDays: number;
  };
  /** How long security events are kept. Days. */
  securityEventsDays: number;
  http: {
    /** Timeout for a request to arrive. Seconds. */
    requestTimeoutS: number;
    /** Whether browsers shall ask every subdomain by HTTPS, too. */
    hstsSubdomains: boolean;
    apiDocs: boolean;
    /** An email or https address for vulnerability reports. */
    securityContact: string | undefined;
    /** The bearer token of the metrics. */
    metricsToken: string | undefined;
  };
  rateLimitFactor: number;
  billing: {
    mode: BillingMode;
    /** Tier of every account when the mode is `none`. */
    noneTier: string;
    /** How long the product stays open after the paid period, while a failed payment is retried. */
    graceDays: number;
    /**
     * How long members keep read access after the owner's subscription has ended; never shorter than the grace period.
     */
    memberReadingDays: number;
    /** Trial days of a first subscription; 0 for none. */
    trialDays: number;
    /** How many monthly prices a year costs; 0: plans are sold by the month only. */
    annualMonths: number;
    /** Whether the payment page accepts promotion codes. */
    takesPromotionCodes: boolean;
    /** Whether the payment page requires consent to the terms of service. */
    asksForConsent: boolean;
    /** Whether a disputed payment closes the plan until the dispute is won or an operator opens it again. */
    disputesSuspend: boolean;
    /** Has Stripe calculate the tax and add it to the price. */
    hasAutomaticTax: boolean;
    stripeSecretKey: string | undefined;
    stripeWebhookSecret: string | undefined;
    stripeApiBase: string | undefined;
    sandboxControl: boolean;
  };
  ai: {
    chain: string;
    /** Every `AI_*` setting by its full name; read by the language-model platform. */
    settings: Record<string, string>;
    /** Timeouts before the first word, between words, and for the whole draft. Milliseconds. */
    limits: { firstByteMs: number; chunkMs: number; totalMs: number };
    /** Tokens an account may use in a calendar month; 0 means no limit. */
    monthlyTokenBudget: number;
  };
  storage: {
    /** Folder of the files, and of uploads while they arrive. */
    dir: string;
    /** Bytes of all files together; 0: as many as fit. */
    maxBytes: number;
    /** Bytes of one file. */
    maxUploadBytes: number;
    /** Bytes of a ZIP file that is imported. */
    maxArchiveBytes: number;
    /** Bytes of the files of one owner. */
    ownerBytes: number;
    /** The bucket that keeps the files; undefined: the folder does. */
    s3: S3StorageSettings | undefined;
  };
  /** Pause between the parts of an offline draft, so that tests and demonstrations can watch it grow. Milliseconds. */
  draftPaceMs: number;
  /** Receives messages of the contact page; without it the form sends no request (T22). */
  contactInbox: string | undefined;
  logLevel: string;
}

/** Thrown with all faults of the configuration, one per line. */
export class InvalidEnvironmentError extends OperatorError {
  constructor(readonly faults: string[]) {
    super(`The configuration is not valid:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
  }
}

/**
 * Reads the configuration of this process.
 *
 * A setting `NAME` may also be given as `NAME_FILE`, the path of a file that holds the value (container secrets).
 * Empty values count as absent.
 * @throws InvalidEnvironmentError with all faults.
 */
export function parseEnvironment(source: Record<string, string | undefined>): Readonly<Environment> {
  const faults: string[] = [];
  const values = withSecretFiles(source, faults);
  checkSpelling(values, namesIn(values), faults);
  const parsed = environmentSchema.safeParse(values);
  if (!parsed.success) {
    faults.push(...parsed.error.issues.map((issue) => describeIssue(issue, String(issue.path[0]) in values)));
    throw new InvalidEnvironmentError(faults);
  }
  const settings = parsed.data;
  const isProduction = settings.NODE_ENV === 'production';
  const appUrl = settings.APP_URL ?? `http://localhost:${settings.PORT}`;
  const isLocal = isLocalOnly({ appUrl, host: settings.HOST });
  const isDevelopment = settings.NODE_ENV === 'test' || (settings.NODE_ENV === 'development' && isLocal);
  const oidcProviders = readOidcProviders(listOf(settings.OIDC_PROVIDERS), values, faults);
  const billingMode = settings.BILLING_MODE ?? (settings.STRIPE_SECRET_KEY ? 'stripe' : 'sandbox');
  checkBilling(billingMode, settings, isProduction, faults);
  checkProduction(settings, oidcProviders.length > 0, faults);
  checkReachability(settings, appUrl, isDevelopment, faults);
  const s3 = readS3Settings(settings, faults);
  if (faults.length > 0) throw new InvalidEnvironmentError(faults);

  return Object.freeze({
    isProduction,
    isDevelopment,
    port: settings.PORT,
    host: settings.HOST,
    appUrl,
    dataDir: settings.DATA_DIR,
    database: {
      url: settings.DATABASE_URL,
      ownerUrl: settings.DATABASE_OWNER_URL,
      directUrl: settings.DATABASE_DIRECT_URL ?? settings.DATABASE_URL,
      poolSize: settings.DATABASE_POOL_SIZE,
      answerTimeoutMs: settings.DATABASE_ANSWER_TIMEOUT_MS,
    },
    processRole: settings.PROCESS_ROLE,
    shutdownDelayS: settings.SHUTDOWN_DELAY_S,
    demo: settings.DEMO ? settings.DEMO === 'on' : isDevelopment,
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
      sessionIdleDays: settings.SESSION_IDLE_DAYS,
      sessionMaxDays: settings.SESSION_MAX_DAYS,
    },
    securityEventsDays: settings.SECURITY_EVENTS_DAYS,
    http: {
      requestTimeoutS: settings.REQUEST_TIMEOUT_S,
      hstsSubdomains: settings.HSTS_SUBDOMAINS === 'on',
      apiDocs: settings.API_DOCS === 'on',
      securityContact: settings.SECURITY_CONTACT ?? settings.CONTACT_INBOX,
      metricsToken: settings.METRICS_TOKEN,
    },
    rateLimitFactor: settings.RATE_LIMIT_FACTOR,
    billing: {
      mode: billingMode,
      noneTier: settings.BILLING_NONE_TIER,
      graceDays: settings.BILLING_GRACE_DAYS,
      memberReadingDays: Math.max(settings.BILLING_MEMBER_READING_DAYS, settings.BILLING_GRACE_DAYS),
      trialDays: settings.BILLING_TRIAL_DAYS,
      annualMonths: settings.BILLING_ANNUAL_MONTHS,
      takesPromotionCodes: settings.BILLING_PROMOTION_CODES === 'on',
      asksForConsent: settings.BILLING_TERMS_CONSENT === 'required',
      disputesSuspend: settings.BILLING_DISPUTES === 'suspend',
      hasAutomaticTax: settings.BILLING_TAX === 'automatic',
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
    storage: {
      s3,
      dir: settings.STORAGE_DIR ?? join(settings.DATA_DIR, 'files'),
      maxBytes: settings.STORAGE_MAX_GB * GIB,
      maxUploadBytes: settings.MAX_UPLOAD_MB * MIB,
      maxArchiveBytes: settings.MAX_ARCHIVE_MB * MIB,
      ownerBytes: settings.TEAM_STORAGE_MB * MIB,
    },
    draftPaceMs: settings.DRAFT_PACE_MS,
    contactInbox: settings.CONTACT_INBOX,
    logLevel: settings.LOG_LEVEL,
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
  return name in environmentSchema.shape || /^(AI|OIDC)_[A-Z0-9_]+$/.test(name);
}

function aiSettings(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => name.startsWith('AI_')));
}

/** What the spelling of other variables is compared with. */
function namesIn(values: Record<string, string>): Parameters<typeof checkSpelling>[1] {
  return {
    known: Object.keys(environmentSchema.shape),
    oidcProviders: listOf(values['OIDC_PROVIDERS'] ?? ''),
    aiProviders: listOf(values['AI_CHAIN'] ?? '').map((entry) => entry.split(':')[0]?.trim() ?? ''),
  };
}
