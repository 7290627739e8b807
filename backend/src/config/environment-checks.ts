import type { z } from 'zod';
import type { BillingMode, Settings } from './environment-schema.js';

/** Finds inconsistent billing settings. @param faults gets one line for each. */
export function checkBilling(mode: BillingMode, settings: Settings, isProduction: boolean, faults: string[]): void {
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
  if (isProduction && settings.BILLING_SANDBOX_CONTROL === '1') {
    faults.push('BILLING_SANDBOX_CONTROL: lets anyone move the time of subscriptions; not in production');
  }
  // The secret key is sent to this address: it must be this machine.
  if (settings.STRIPE_API_BASE) {
    const { hostname } = new URL(settings.STRIPE_API_BASE);
    if (!isLoopback(hostname)) faults.push('STRIPE_API_BASE: only loopback is accepted');
    if (/^[rs]k_live_/.test(settings.STRIPE_SECRET_KEY ?? '')) faults.push('STRIPE_API_BASE: not with a live key');
  }
}

/** Finds what a production installation lacks. @param faults gets one line for each. */
export function checkProduction(settings: Settings, hasProvider: boolean, faults: string[]): void {
  if (settings.NODE_ENV !== 'production') return;
  if (!settings.APP_URL) faults.push('APP_URL: is needed in production');
  if (settings.DEMO_DATA === 'on' && settings.DEMO !== 'on') {
    faults.push('DEMO_DATA: in production only with DEMO=on, or invented people stand among your own');
  }
  if (!hasProvider && settings.BUILT_IN_ACCOUNTS === 'off' && settings.DEMO !== 'on') {
    faults.push('OIDC_PROVIDERS: is needed in production (or BUILT_IN_ACCOUNTS=on)');
  }
  if (settings.SMTP_URL && !settings.MAIL_FROM) faults.push('MAIL_FROM: is needed with a mail server in production');
  if (settings.CONTACT_INBOX && !settings.SMTP_URL) {
    faults.push('CONTACT_INBOX: needs a mail server in production (SMTP_URL)');
  }
}

/**
 * Rejects a public installation with development features, which a forgotten setting would open.
 * @param faults gets one line.
 */
export function checkReachability(settings: Settings, appUrl: string, isDevelopment: boolean, faults: string[]): void {
  if (isDevelopment || settings.NODE_ENV === 'production' || settings.DEMO === 'on') return;
  faults.push(
    `NODE_ENV: others can reach this (APP_URL is ${appUrl}, HOST is ${settings.HOST}); set NODE_ENV=production, or ` +
      'DEMO=on to run a public demonstration where anyone signs in as anyone',
  );
}

/** Whether a host name or address means this machine alone: `localhost`, `127.0.0.0/8`, `::1`. */
function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host);
}

/** Whether a process that listens on `host` and calls itself `appUrl` is there for this machine alone. */
export function isLocalOnly({ appUrl, host }: { appUrl: string; host: string }): boolean {
  return isLoopback(host) && isLoopback(new URL(appUrl).hostname);
}

/** Describes the error of a setting: `NAME: sentence`. The value is not quoted, because it may be a secret. */
export function describeIssue(issue: z.core.$ZodIssue, isGiven: boolean): string {
  return `${issue.path.join('.')}: ${isGiven ? sentenceOf(issue) : missing(issue)}`;
}

/** The schema may have its own message. */
function missing({ message }: z.core.$ZodIssue): string {
  return message.startsWith('Invalid input') ? 'is needed' : message;
}

function sentenceOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'int' ? 'must be a whole number' : `must be a ${issue.expected}`;
    case 'invalid_value':
      return `must be one of ${issue.values.join(', ')}`;
    case 'too_small':
      if (issue.origin === 'string') return `must have at least ${issue.minimum} characters`;
      return issue.inclusive ? `must be at least ${issue.minimum}` : `must be more than ${issue.minimum}`;
    case 'too_big':
      return `must be at most ${issue.maximum}`;
    default:
      return issue.message;
  }
}
