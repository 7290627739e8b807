import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { parseEnvironment } from '../../../backend/src/config/environment.js';
import { environmentSchema } from '../../../backend/src/config/environment-schema.js';

const text = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8');

interface ExampleLine {
  name: string;
  value: string;
  /** A setting that is written out is shown with its default; a commented one with an example. */
  isDefault: boolean;
}

const lines: ExampleLine[] = [...text.matchAll(/^(#?)([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(
  ([, comment = '', name = '', value = '']) => ({ name, value, isDefault: comment === '' }),
);

/** Settings of one provider carry its name. */
const OF_A_PROVIDER =
  /^(OIDC_[A-Z0-9]+_(ISSUER|CLIENT_ID|CLIENT_SECRET|LABEL)|AI_[A-Z0-9]+_(API_KEY|BASE_URL|STRUCTURED))$/;

/** A setting that is refused by every value is only there to say that it is gone. */
const isGone = (schema: z.ZodType): boolean => schema instanceof z.ZodOptional && schema.unwrap() instanceof z.ZodNever;

const settings = Object.entries<z.ZodType>(environmentSchema.shape).filter(([, schema]) => !isGone(schema));

describe('.env.example', () => {
  it('lists every setting', () => {
    const listed = new Set(lines.map(({ name }) => name));
    expect(settings.map(([name]) => name).filter((name) => !listed.has(name))).toEqual([]);
  });

  it('lists nothing else, and nothing twice', () => {
    const known = new Set(settings.map(([name]) => name));
    const names = lines.map(({ name }) => name);
    expect(names.filter((name) => !known.has(name) && !OF_A_PROVIDER.test(name))).toEqual([]);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it.each(lines.filter(({ isDefault }) => isDefault))('shows the default of $name', ({ name, value }) => {
    const schema = settings.find(([setting]) => setting === name)?.[1];
    expect(String(schema?.parse(undefined))).toBe(value);
  });

  it('says how long keys must be', () => {
    for (const name of ['ANON_KEY', 'SERVICE_KEY', 'SECRET_KEY'] as const) {
      const least = environmentSchema.shape[name].unwrap().minLength;
      expect(text).toMatch(new RegExp(`${name}[^#\\n]* at least ${least}\\b`));
    }
  });
});

describe('a setting', () => {
  const backend = fileURLToPath(new URL('../../../backend/src/', import.meta.url));
  const read = (paths: string[]): string => paths.map((path) => readFileSync(`${backend}${path}`, 'utf8')).join('\n');
  const files = readdirSync(backend, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'));
  const isConfig = (path: string): boolean => path.startsWith('config/');
  const inConfig = read(files.filter(isConfig));

  it('is read (reliability REL14)', () => {
    expect(settings.map(([name]) => name).filter((name) => !inConfig.includes(`.${name}`))).toEqual([]);
  });

  it('is used once it is read (reliability REL14)', () => {
    const code = read(files.filter((path) => !path.startsWith('config/environment') && !path.endsWith('.spec.ts')));
    const words = new Set(code.match(/\w+/g));
    const names = leavesOf(parseEnvironment({ DATABASE_URL: 'postgres://sop@localhost/sop' }));
    expect(names.filter((name) => !words.has(name))).toEqual([]);
  });
});

/** Names of the values in nested objects. */
function leavesOf(values: object): string[] {
  return Object.entries(values).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? leavesOf(value) : [name],
  );
}
