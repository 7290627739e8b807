import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { readEnvFile } from './compose-file.js';

const operations = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');

/** The blocks of shell commands of a section of docs/operations.md. */
export function documentedCommands(section: string): string[] {
  const [, text = ''] = operations.split(`\n## ${section}\n`);
  const [own = ''] = text.split('\n## ');
  const blocks = [...own.matchAll(/^```sh\n([\s\S]*?)^```/gm)].map(([, commands = '']) => commands);
  if (blocks.length === 0) throw new Error(`docs/operations.md has no commands in "${section}"`);
  return blocks;
}

interface QuickStart {
  /** The settings that it wrote into docker/.env. */
  env: Record<string, string>;
  envMode: number;
  /** What it asked of docker, one command each. */
  docker: string[];
}

/** Runs the documented quick start in an empty folder, with a docker that only takes notes. */
export function runQuickStart(): QuickStart {
  const folder = mkdtempSync(join(tmpdir(), 'quick-start-'));
  try {
    mkdirSync(join(folder, 'docker'));
    mkdirSync(join(folder, 'bin'));
    writeFileSync(join(folder, 'bin', 'docker'), `#!/bin/sh\necho "$@" >> ${join(folder, 'notes')}\n`);
    chmodSync(join(folder, 'bin', 'docker'), 0o755);
    const { status, stderr } = spawnSync('sh', ['-euc', documentedCommands('Containers')[0] ?? ''], {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH: `${join(folder, 'bin')}${delimiter}${process.env['PATH']}` },
    });
    if (status !== 0) throw new Error(`The documented commands failed: ${stderr}`);
    const envFile = join(folder, 'docker', '.env');
    return {
      env: readEnvFile(readFileSync(envFile, 'utf8')),
      envMode: statSync(envFile).mode & 0o777,
      docker: readFileSync(join(folder, 'notes'), 'utf8').trim().split('\n'),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
