import { StatusChip, type StatusTone } from '../../components/status-chip';
import type { EntryStatusName } from './entry-words';
import * as words from './words.en';

/** The tones of the workspace's states; all others mean ended. */
const TONES: Partial<Record<EntryStatusName, StatusTone>> = {
  active: 'good',
  completed: 'good',
  done: 'good',
  paid: 'good',
  scheduled: 'info',
  pending: 'waiting',
  planned: 'waiting',
};

/** The state of an entry, as a chip. */
export function EntryStatus({ status }: { status: EntryStatusName }) {
  return <StatusChip label={words.statuses[status]} tone={TONES[status] ?? 'neutral'} />;
}
