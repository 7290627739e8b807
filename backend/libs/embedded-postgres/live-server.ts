import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Process id of the server that is running in a data folder, or null. `postmaster.pid` may outlive its server: after
 * kill -9, a power failure, with a reused pid, or as a zombie that the first process of a container never reaps.
 */
export function findLiveServer(dataFolder: string): number | null {
  const pid = readPid(dataFolder);
  if (pid === null || process.platform === 'win32') return null;
  const { state, command } = describeProcess(pid);
  const isServer = command.includes('postgres') && command.includes(dataFolder);
  return isServer && !state.startsWith('Z') ? pid : null;
}

function readPid(dataFolder: string): number | null {
  try {
    const pid = Number(readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8').split('\n')[0]);
    return Number.isInteger(pid) && pid > 0 ? pid : null;
  } catch {
    return null;
  }
}

function describeProcess(pid: number): { state: string; command: string } {
  if (process.platform === 'linux') {
    try {
      const state = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /s, '');
      return { state, command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ') };
    } catch {
      return { state: '', command: '' };
    }
  }
  const { stdout } = spawnSync('ps', ['-o', 'stat=,args=', '-p', String(pid)], { encoding: 'utf8' });
  const [state = '', ...args] = (stdout ?? '').trim().split(/\s+/);
  return { state, command: args.join(' ') };
}
