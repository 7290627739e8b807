import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { isSiteRoute } from './page-files.js';
import { createPageShell } from './page-shell.js';

const PAGE = [
  '<head><meta property="og:image" content="%APP_URL%/og-image.png">',
  '<meta property="csp-nonce" content="%CSP_NONCE%"><!--app-config--><style nonce="%CSP_NONCE%"></style></head>',
  '<button>Continue with %PROVIDER_LABEL%</button>',
].join('');

const CONFIG = {
  anonKey: 'key',
  provider: { name: 'google', label: 'Google' },
  providers: [{ name: 'google', label: 'Google' }],
  appUrl: 'https://sop.example',
  billingMode: 'none',
  annualMonths: 0,
  contactDelivery: false,
  apiExplorer: true,
  modelGuide: null,
};

const withLabel = (label: string) => ({ ...CONFIG, provider: { name: 'own', label } });

describe('createPageShell', () => {
  it('puts the configuration into the page as inert JSON that no value can end', () => {
    const { html } = createPageShell(PAGE, withLabel('</script><script>alert(1)</script>$&')).render();
    expect(html).toContain('<script type="application/json" id="app-config">{"anonKey":"key"');
    expect(html).toContain('"label":"\\u003c/script>');
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    expect(html).toContain('$&');
  });

  it('writes the public address and the name of the provider where the page needs them', () => {
    const { html } = createPageShell(PAGE, withLabel('Smith & <Sons>')).render();
    expect(html).toContain('content="https://sop.example/og-image.png"');
    expect(html).toContain('<button>Continue with Smith &amp; &lt;Sons></button>');
  });

  it('gives each answer another nonce, which its policy names', () => {
    const shell = createPageShell(PAGE, CONFIG);
    const [first, second] = [shell.render(), shell.render()];
    const nonce = /nonce="([^"]+)"/.exec(first.html)?.[1];
    expect(first.html).toContain(`<meta property="csp-nonce" content="${nonce}">`);
    expect(first.contentSecurityPolicy).toContain(`'nonce-${nonce}'`);
    expect(first.contentSecurityPolicy).toContain("connect-src 'self' wss://sop.example");
    expect(second.html).not.toBe(first.html);
  });

  it('allows no script in the page but the one that the build has written there', () => {
    const policyOf = (page: string, label = 'Google') =>
      createPageShell(page, withLabel(label)).render().contentSecurityPolicy;
    expect(policyOf(PAGE)).toContain("script-src 'self';");
    expect(policyOf(PAGE, '<script>alert(1)</script>')).toContain("script-src 'self';");
    const hash = createHash('sha256').update('paint()').digest('base64');
    expect(policyOf(`${PAGE}<script>paint()</script>`)).toContain(`script-src 'self' 'sha256-${hash}';`);
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
