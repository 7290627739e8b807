import type { SopStatus } from '../../api/generated/types.gen';
import { StatusChip } from '../../components/status-chip';
import * as words from './words.en';

/** The person's own status of an SOP, in a word. */
export function SopStatusChip({ status }: { status: SopStatus }) {
  return <StatusChip label={words.status[status]} tone={status === 'completed' ? 'good' : 'neutral'} />;
}
