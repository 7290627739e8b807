import type { SopStatus } from '../../api/generated/types.gen';
import { StatusChip } from '../../components/status-chip';

/** The person's own status of an SOP, in a word. */
export function SopStatusChip({ status }: { status: SopStatus }) {
  return status === 'completed' ? (
    <StatusChip label="Completed" tone="good" />
  ) : (
    <StatusChip label="In progress" tone="neutral" />
  );
}
