import { describe, expect, it } from 'vitest';
import { createPageShell } from './page-shell.js';
import { isSiteRoute } from './site-routes.js';

const PAGE = '<head><!--csp-nonce--><!--app-config--></head>';

describe('createPageShell', () => {
  it('puts the configuration into the page as inert JSON that no value can end', () => {
    const { html } = createPageShell(PAGE, {
      appUrl: 'https://sop.example',
      label: '</script><script>alert(1)</script>$&',
    }).render();
    expect(html).toContain(
      '<script type="application/json" id="app-config">{"appUrl":"https://sop.example","label":"\\u003c/script>',
    );
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    expect(html).toContain('$&');
  });

  it('gives each answer another nonce, which its policy names; no inline script is allowed', () => {
    const shell = createPageShell(PAGE, { appUrl: 'https://sop.example' });
    const [first, second] = [shell.render(), shell.render()];
    const nonce = /content="([^"]+)"/.exec(first.html)?.[1];
    expect(first.contentSecurityPolicy).toContain(`'nonce-${nonce}'`);
    expect(first.contentSecurityPolicy).toMatch(/script-src 'self';/);
    expect(first.contentSecurityPolicy).toContain("connect-src 'self' wss://sop.example");
    expect(second.html).not.toBe(first.html);
  });
});

describe('isSiteRoute', () => {
  it.each([
    '/',
    '/auth',
    '/auth/callback',
    '/dashboard',
    '/dashboard/user/x',
    '/sops/0199a0b4-7c1e-7b7a-9d5e-3f1f0a3d2c11',
    '/pricing/',
  ])('knows %s', (path) => expect(isSiteRoute(path)).toBe(true));

  it.each(['/dashboard/userx', '/nope', '/sops/1', '/auth/other', '//evil.example'])(
    'does not know %s (SD.24)',
    (path) => expect(isSiteRoute(path)).toBe(false),
  );
});
