import { StatusChip, type StatusTone } from '../../components/status-chip';
import { statusText } from './status-text';

/** What the states of the workspace mean; the others are over. */
const TONES: Record<string, StatusTone> = {
  active: 'good',
  completed: 'good',
  done: 'good',
  paid: 'good',
  scheduled: 'info',
  pending: 'waiting',
  planned: 'waiting',
};

/** The state of an entry, in a word. */
export function EntryStatus({ status }: { status: string }) {
  return <StatusChip label={statusText(status)} tone={TONES[status] ?? 'neutral'} />;
}
