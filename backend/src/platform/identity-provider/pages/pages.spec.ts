import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { renderConfirmPage, renderPasswordPage, renderSignUpPage } from './account-pages.js';
import { renderDemoPage } from './demo-page.js';
import { renderFaultPage, SIGN_IN_STYLE, signInPagePolicy } from './page-frame.js';

const ACCOUNT = { id: '1', email: 'a"b@example.test', fullName: '<b>Eve</b> Oz', description: 'tests & breaks' };

describe('the pages of the provider', () => {
  it('shows what it is given as text', () => {
    const typed = '"><script>alert(1)</script>';
    const html = renderDemoPage({ path: '/idp/interaction/x', accounts: [ACCOUNT], typed, error: '<i>no</i>' });
    expect(html).not.toMatch(/<script|<b>|<i>|a"b/);
    expect(html).toContain('&#60;script&#62;');
  });

  it('ties an error to its field', () => {
    const html = renderDemoPage({ path: '/p', accounts: [], typed: 'x', error: 'Not an address' });
    expect(html).toMatch(/<input id="email"[^>]* aria-describedby="hint fault" aria-invalid="true"/);
    expect(html).toContain('<p class="fault" id="fault" role="alert">Not an address</p>');
  });

  it('shows what people typed as text on the pages of accounts too', () => {
    const email = '"><b>a@example.test';
    const toast = { kind: 'error', title: 'Sign in failed', message: '<b>no</b>' } as const;
    const pages = [
      renderPasswordPage({ path: '/p', email, toast }, { canMail: true, isDemo: true }),
      renderSignUpPage({ path: '/p', email, toast }, '<b>Eve'),
      renderConfirmPage({ path: '/p', email, toast }),
    ];
    for (const html of pages) {
      expect(html).not.toContain('<b>');
      expect(html).toContain('role="alert"');
    }
  });

  it('offer sign-up and recovery only where mails can be sent', () => {
    expect(renderPasswordPage({ path: '/p' }, { canMail: false, isDemo: false })).not.toMatch(/sign-up|forgot/);
  });

  it('names people by their initials', () => {
    const accounts = [{ ...ACCOUNT, fullName: 'Anna Maria Ito' }];
    expect(renderDemoPage({ path: '/p', accounts })).toContain('>AI</span>');
  });

  it('always shows a way back when sign-in cannot go on', () => {
    expect(renderFaultPage('Too late', 'https://sop.example')).toContain('href="https://sop.example/auth"');
  });

  it('bears the mark and the font of the site', () => {
    const icon = readFileSync(new URL('../../../../../frontend/public/favicon.svg', import.meta.url), 'utf8');
    const shapes = icon.match(/<(?:rect|path)[^>]*>/g) ?? [];
    const html = renderFaultPage('Too late', 'https://sop.example');
    expect(shapes.length).toBe(3);
    for (const shape of shapes) expect(html).toContain(shape);
    expect(SIGN_IN_STYLE).toContain('url(/fonts/inter.woff2)');
    expect(SIGN_IN_STYLE.match(/url\(/g)?.length).toBe(1);
  });

  it('lets forms lead to the site and nothing else', () => {
    expect(signInPagePolicy('HASH', 'https://sop.example')).toBe(
      "default-src 'none'; style-src 'sha256-HASH'; font-src 'self'; form-action 'self' https://sop.example; frame-ancestors 'none'; base-uri 'none'",
    );
  });
});
