import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SopStatus } from '../../../api/generated/types.gen';
import { useChangeStatuses, useDeleteSops } from './use-batch-actions';
import type { Selection } from './use-selection';

/** What can be done with the selected SOPs; nothing while none is selected. */
export function BatchBar({ selection }: { selection: Selection }) {
  const changeStatuses = useChangeStatuses();
  const deleteSops = useDeleteSops();
  const { ids, clear } = selection;
  const isBusy = changeStatuses.isPending || deleteSops.isPending;
  if (ids.length === 0) return null;
  const changeTo = (status: SopStatus) => changeStatuses.mutate({ ids, status }, { onSuccess: clear });
  return (
    <Stack
      role="group"
      aria-label="Selected SOPs"
      direction="row"
      useFlexGap
      sx={{ px: { xs: 2, sm: 3 }, py: 1, gap: 1, flexWrap: 'wrap', alignItems: 'center', bgcolor: 'action.selected' }}
    >
      <Typography role="status" sx={{ fontWeight: 600, mr: 1 }}>
        {ids.length} selected
      </Typography>
      <Button size="small" startIcon={<CheckCircleOutlined />} disabled={isBusy} onClick={() => changeTo('completed')}>
        Mark as completed
      </Button>
      <Button size="small" startIcon={<UndoOutlined />} disabled={isBusy} onClick={() => changeTo('in_progress')}>
        Mark as in progress
      </Button>
      <Button
        size="small"
        color="error"
        startIcon={<DeleteOutlined />}
        disabled={isBusy}
        onClick={() => deleteSops.mutate(ids, { onSuccess: clear })}
      >
        Delete
      </Button>
      <Button size="small" color="inherit" onClick={clear} sx={{ ml: 'auto' }}>
        Clear selection
      </Button>
    </Stack>
  );
}
