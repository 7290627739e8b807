import type { BillingMode, Settings } from './environment-schema.js';
import { isLoopback } from './reachability.js';

/** Finds settings of billing that do not go together. @param faults gets one line for each. */
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
  // The secret key travels to this address: anything but this machine could be a thief.
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
 * Refuses to open what is meant for development to everybody, because a setting was forgotten.
 * @param faults gets one line.
 */
export function checkReachability(settings: Settings, appUrl: string, isDevelopment: boolean, faults: string[]): void {
  if (isDevelopment || settings.NODE_ENV === 'production' || settings.DEMO === 'on') return;
  faults.push(
    `NODE_ENV: others can reach this (APP_URL is ${appUrl}, HOST is ${settings.HOST}); set NODE_ENV=production, or ` +
      'DEMO=on to run a public demonstration where anyone signs in as anyone',
  );
}
