import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { compileCommand, installCommand } from './production-install.mjs';

const dockerfile = readFileSync(new URL('../docker/Dockerfile', import.meta.url), 'utf8');

describe('the packages of the image', () => {
  it('keep native parts, which are optional packages, and nothing of development', () => {
    const command = installCommand(dockerfile);
    expect(command.slice(0, 2)).toEqual(['npm', 'ci']);
    expect(command).toContain('--omit=dev');
    expect(command).not.toContain('--omit=optional');
    expect(command).toContain('--ignore-scripts');
  });

  it('are installed by one plain line, which the production start runs too', () => {
    expect(() => installCommand(dockerfile.replace('RUN npm ci --omit', 'RUN echo; npm ci --omit'))).toThrow('npm ci');
  });

  it('lose types, source maps and documents by the script that the production start runs too', () => {
    expect(dockerfile).toContain('\nRUN node scripts/prune-packages.mjs node_modules\n');
  });

  it('are compiled by a command that needs no database, as the user that runs the product', () => {
    expect(compileCommand(dockerfile)).toEqual(['node', 'dist/server/export-openapi.cjs', '/dev/null']);
    expect(dockerfile.indexOf('\nUSER node\n')).toBeLessThan(dockerfile.indexOf('ENV NODE_COMPILE_CACHE'));
  });
});
