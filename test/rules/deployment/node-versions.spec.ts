import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import semver from 'semver';

const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

interface LockedPackage {
  version: string;
  dev?: boolean;
  cpu?: string[];
  engines?: { node?: string };
}

const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };
const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, LockedPackage> };
/** Optional native parts for other machines are never installed where the product runs. */
const MACHINES = ['x64', 'arm64'];
const imageVersion = read('.nvmrc').trim();

describe('the versions of Node', () => {
  it('are claimed only where every production package supports them (reliability REL16)', () => {
    const unsupported = Object.entries(packages)
      .filter(([path, { dev, cpu }]) => path !== '' && !dev && (!cpu || cpu.some((name) => MACHINES.includes(name))))
      .filter(([, { engines: own }]) => own?.node && !semver.subset(engines.node, own.node))
      .map(([path, { engines: own }]) => `${path} supports ${own?.node}`);
    expect(unsupported).toEqual([]);
  });

  it('agree: .nvmrc, the image and the claim', () => {
    expect(read('docker/Dockerfile')).toMatch(new RegExp(`^ARG NODE_IMAGE=node:${imageVersion}-`, 'm'));
    expect(read('docker/Dockerfile')).not.toMatch(/^FROM (?!\$\{NODE_IMAGE\})/m);
    expect(semver.satisfies(imageVersion, engines.node)).toBe(true);
  });

  it('are named in the README', () => {
    expect(read('README.md')).toContain(`Node ${semver.minVersion(engines.node)?.version.replace(/\.0$/, '')}`);
  });
});
