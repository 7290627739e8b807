import Chip from '@mui/material/Chip';
import type { SopStatus } from '../../api/generated/types.gen';

/** The person's own status of an SOP, in a word. */
export function SopStatusChip({ status }: { status: SopStatus }) {
  const isCompleted = status === 'completed';
  return (
    <Chip
      size="small"
      label={isCompleted ? 'Completed' : 'In progress'}
      color={isCompleted ? 'success' : 'default'}
      variant={isCompleted ? 'filled' : 'outlined'}
    />
  );
}
