import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteObject } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { AppConfig } from '../api/app-config';
import { TEMPLATE_LANGUAGES } from '../components/template-languages';
import { appRoutes } from './router';

const TESTS = join(process.cwd(), 'test');
const STATES = join(TESTS, 'screenshots/states');

const CONFIG: AppConfig = {
  anonKey: 'key',
  provider: { name: 'home', label: 'Home' },
  providers: [{ name: 'home', label: 'Home' }],
  appUrl: 'https://procedures.example',
  billingMode: 'none',
  annualMonths: 0,
  contactDelivery: true,
  apiExplorer: true,
  modelGuide: null,
};

/** The gallery is the same page in each language. */
const LANGUAGE = new RegExp(`^/templates/(${TEMPLATE_LANGUAGES.join('|')})(?=/|$)`);

/** Every address that has a page of its own, such as `/sops/:id`. */
function addressesOf(routes: readonly RouteObject[], above = ''): string[] {
  return routes.flatMap(({ path, index, children = [] }) => {
    const address = path === undefined ? above : `${above}/${path}`;
    const isPage = (path !== undefined && !path.endsWith('*')) || index === true;
    return [...(isPage ? [(address || '/').replace(LANGUAGE, '/templates')] : []), ...addressesOf(children, address)];
  });
}

/** Every address that a picture begins at; what is known only later is `x`. */
function picturedAddresses(): string[] {
  const files = readdirSync(STATES)
    .filter((name) => name.endsWith('.take.ts'))
    .map((name) => join(STATES, name));
  const texts = [...files, join(TESTS, 'support/public-pages.ts')].map((file) => readFileSync(file, 'utf8'));
  return texts
    .flatMap((text) => [...text.matchAll(/(['`])(\/[^'`\s]*)\1/g)].map(([, , address = '']) => address))
    .map((address) => address.replace(/\$\{[^}]*\}/g, 'x').replace(/[?#].*$/, ''));
}

describe('the pictures of the product', () => {
  it('show every page', () => {
    const pictured = picturedAddresses();
    const addresses = new Set(addressesOf(appRoutes(CONFIG, { load: never, loaded: never() })));
    expect(addresses.size).toBeGreaterThan(30);
    const missing = [...addresses].filter((address) => {
      const pattern = new RegExp(`^${address.replace(/:\w+/g, '[^/]+')}$`);
      return !pictured.some((path) => pattern.test(path));
    });
    expect(missing).toEqual([]);
  });
});

function never<T>(): Promise<T> {
  return new Promise(() => undefined);
}
