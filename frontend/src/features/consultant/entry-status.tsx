import { StatusChip, type StatusTone } from '../../components/status-chip';

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
  return <StatusChip label={status.charAt(0).toUpperCase() + status.slice(1)} tone={TONES[status] ?? 'neutral'} />;
}
