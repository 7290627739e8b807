import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { renderLinkMail, renderReauthenticationMail } from '../../../backend/src/features/auth/mail-flows/auth-mail.js';
import { renderContactMail } from '../../../backend/src/features/contact/contact.service.js';
import { renderInvitationMail } from '../../../backend/src/features/install-links/invitations/invitation-mailer.service.js';
import type { SecurityEventKind } from '../../../backend/src/features/security-events/security-event.js';
import { renderSecurityNotice } from '../../../backend/src/features/security-events/security-notices.service.js';
import type { MailContent } from '../../../backend/src/platform/mail/mail.js';
import { openBrowser } from '../../support/browser-site.js';
import { FOLDER } from './take-states.js';

const APP = 'https://procedures.example';
const TOKEN = { linkToken: 'Q3b9kUeX1vTzW7mJ', code: '482913' };

const linkMail = (kind: Parameters<typeof renderLinkMail>[0]['kind']) =>
  renderLinkMail({
    kind,
    token: TOKEN,
    appUrl: APP,
    redirectTo: `${APP}/dashboard`,
    newEmail: 'anna.ito@example.test',
  });

const notice = (kind: SecurityEventKind, details = {}) =>
  renderSecurityNotice({
    event: {
      id: '01890000-0000-7000-8000-000000000000',
      kind,
      details,
      userId: null,
      sessionId: null,
      actor: 'person',
      clientIp: '203.0.113.7',
      requestId: null,
      userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1.15 Version/17.5 Safari/605.1.15',
    },
    at: new Date('2026-03-03T09:20:00Z'),
    appUrl: APP,
    isToFormerAddress: kind === 'email_changed',
  });

const MAILS: Readonly<Record<string, MailContent>> = {
  'sign-up': linkMail('signup'),
  'account-made': linkMail('invite'),
  'new-password': linkMail('recovery'),
  'sign-in-link': linkMail('magiclink'),
  'address-now': linkMail('email_change_current'),
  'address-new': linkMail('email_change_new'),
  code: renderReauthenticationMail(TOKEN),
  seat: renderInvitationMail({
    ownerName: 'Anna Ito',
    ownerEmail: 'anna@example.test',
    joinUrl: `${APP}/join/p1bgQL35PZ3TfRnmRukZVA`,
  }),
  'signed-in': notice('signed_in'),
  'password-changed': notice('password_changed'),
  'address-changed': notice('email_changed', { email: 'anna.ito@example.test' }),
  'factor-added': notice('factor_added', { factor: 'Authenticator app' }),
  'factor-removed': notice('factor_removed', { factor: 'Authenticator app' }),
  'codes-made': notice('recovery_codes_made'),
  'code-used': notice('recovery_code_used', { remaining: 7 }),
  'sign-in-linked': notice('identity_linked', { provider: 'Google' }),
  'sign-in-unlinked': notice('identity_unlinked', { provider: 'Google' }),
  contact: renderContactMail({
    firstName: 'Ida',
    lastName: 'Berg',
    email: 'ida@example.test',
    subject: 'Prices for a second location',
    message: 'We run two bakeries.\nDo both need a plan?',
  }),
};

let browser: Browser;

beforeAll(async () => {
  mkdirSync(FOLDER, { recursive: true });
  browser = await openBrowser();
});

afterAll(() => browser.close());

it.each(Object.entries(MAILS))('mail %s', async (name, { html }) => {
  for (const width of [720, 390]) {
    const page = await browser.newPage({ viewport: { width, height: 300 } });
    await page.setContent(html);
    const overflow = await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
    await page.screenshot({ path: join(FOLDER, `mail-${name}-${width}-light.png`), fullPage: true });
    await page.close();
    expect(overflow, 'scrolls sideways').toBeLessThanOrEqual(0);
  }
});
