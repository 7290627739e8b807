import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { installCommand } from './production-install.mjs';

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
});
