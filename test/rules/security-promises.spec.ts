import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

const ROOT = new URL('../../', import.meta.url);
const DEFAULT_FOLDER = 'test/api/auth/';

interface Promised {
  promise: string;
  file: string;
  title: string;
}

/** The rows of the tables in docs/security.md that name a test. */
function promises(): Promised[] {
  const text = readFileSync(new URL('docs/security.md', ROOT), 'utf8');
  const rows = [...text.matchAll(/^\| (.*?) ?\| `([^`]+\.spec\.ts)`: (.+?) \|$/gm)];
  return rows.map(([, promise = '', path = '', title = '']) => ({
    promise,
    file: /^(test|backend|frontend)\//.test(path) ? path : DEFAULT_FOLDER + path,
    title,
  }));
}

describe('docs/security.md', () => {
  it('promises a lot', () => {
    expect(promises().length).toBeGreaterThan(45);
  });

  it.each(promises())('$promise: $file', ({ file, title }) => {
    expect([file, existsSync(new URL(file, ROOT))]).toEqual([file, true]);
    const source = readFileSync(new URL(file, ROOT), 'utf8').replaceAll("\\'", "'");
    expect(source).toContain(title);
  });
});
