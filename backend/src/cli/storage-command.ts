import type { StorageCheckResult, StorageCheckService } from '../features/storage/check/storage-check.service.js';
import { OperatorUsageError } from './operator-usage-error.js';

const USAGE = `Usage: storage check [--content] [--remove-unnamed --yes]
  --content           also read every file and compare its checksum
  --remove-unnamed    have files removed that no row names, after 24 hours: add --yes`;
const MAX_FAULTS_SHOWN = 100;
const BYTES_OF_MIB = 1024 ** 2;

/**
 * Does what the words after `storage` ask for.
 * @param print is given one line at a time
 * @returns whether every file is as its row says
 * @throws OperatorUsageError
 */
export async function runStorageCommand(
  storage: Pick<StorageCheckService, 'check'>,
  words: readonly string[],
  print: (line: string) => void,
): Promise<boolean> {
  const [command, ...options] = words;
  if (command !== 'check') throw new OperatorUsageError(`There is no command '${command ?? ''}'.`, USAGE);
  const unknown = options.find((option) => !['--content', '--remove-unnamed', '--yes'].includes(option));
  if (unknown !== undefined) throw new OperatorUsageError(`There is no option '${unknown}'.`, USAGE);
  const discardsUnnamed = options.includes('--remove-unnamed');
  if (discardsUnnamed && !options.includes('--yes'))
    throw new OperatorUsageError(
      'After a database was put back, these may be files it no longer knows: add --yes.',
      USAGE,
    );
  let shown = 0;
  const result = await storage.check({
    readsContent: options.includes('--content'),
    discardsUnnamed,
    onFault: (fault) => {
      shown += 1;
      if (shown <= MAX_FAULTS_SHOWN) print(fault);
    },
  });
  if (shown > MAX_FAULTS_SHOWN) print(`... and ${shown - MAX_FAULTS_SHOWN} more`);
  for (const line of summaryOf(result, discardsUnnamed)) print(line);
  return result.faults === 0;
}

function summaryOf({ files, faults, unnamed }: StorageCheckResult, discardsUnnamed: boolean): string[] {
  const first = `${files} files checked: ${faults === 0 ? 'all are there' : `${faults} are missing or damaged`}.`;
  if (unnamed.count === 0) return [first];
  const size = (unnamed.bytes / BYTES_OF_MIB).toFixed(1);
  const fate = discardsUnnamed ? 'To be removed in 24 hours.' : 'See --remove-unnamed.';
  return [
    first,
    `${unnamed.count} stored ${unnamed.count === 1 ? 'file' : 'files'} (${size} MiB) that no row names. ${fate}`,
  ];
}
