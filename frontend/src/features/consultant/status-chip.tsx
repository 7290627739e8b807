import Chip, { type ChipProps } from '@mui/material/Chip';

const COLORS: Record<string, ChipProps['color']> = {
  active: 'success',
  paid: 'success',
  scheduled: 'info',
  pending: 'warning',
  planned: 'warning',
};

/** The state of an entry, in a word. */
export function StatusChip({ status }: { status: string }) {
  return (
    <Chip
      size="small"
      variant="outlined"
      color={COLORS[status] ?? 'default'}
      label={status.charAt(0).toUpperCase() + status.slice(1)}
    />
  );
}
