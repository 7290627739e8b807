import { describe, expect, it } from 'vitest';
import { renderFaultPage, renderSignInPage, signInPagePolicy } from './sign-in-page.js';

const ACCOUNT = { id: '1', email: 'a"b@example.test', fullName: '<b>Eve</b> Oz', description: 'tests & breaks' };

describe('the sign-in page', () => {
  it('shows what it is given as text', () => {
    const typed = '"><script>alert(1)</script>';
    const html = renderSignInPage({ path: '/idp/interaction/x', accounts: [ACCOUNT], typed, error: '<i>no</i>' });
    expect(html).not.toMatch(/<script|<b>|<i>|a"b/);
    expect(html).toContain('&#60;script&#62;');
  });

  it('ties an error to its field', () => {
    const html = renderSignInPage({ path: '/p', accounts: [], typed: 'x', error: 'Not an address' });
    expect(html).toMatch(/<input id="email"[^>]* aria-describedby="hint fault" aria-invalid="true"/);
    expect(html).toContain('<p class="fault" id="fault" role="alert">Not an address</p>');
  });

  it('names people by their initials', () => {
    const accounts = [{ ...ACCOUNT, fullName: 'Anna Maria Ito' }];
    expect(renderSignInPage({ path: '/p', accounts })).toContain('>AI</span>');
  });

  it('always shows a way back when sign-in cannot go on', () => {
    expect(renderFaultPage('Too late', 'https://sop.example')).toContain('href="https://sop.example/auth"');
  });

  it('lets forms lead to the site and nothing else', () => {
    expect(signInPagePolicy('HASH', 'https://sop.example')).toBe(
      "default-src 'none'; style-src 'sha256-HASH'; form-action 'self' https://sop.example; frame-ancestors 'none'; base-uri 'none'",
    );
  });
});
