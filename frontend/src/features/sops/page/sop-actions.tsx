import AutoAwesomeOutlined from '@mui/icons-material/AutoAwesomeOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { SopDto } from '../../../api/generated/types.gen';
import { isDrafting } from '../is-drafting';
import { useChangeStatus } from '../use-change-status';
import { useDeleteSop } from '../use-delete-sop';
import { ExportMenu } from './export-menu';

interface SopActionsProps {
  sop: SopDto;
  isEditing: boolean;
  onEdit: () => void;
  onDraftAgain: () => void;
  onDeleted: () => void;
}

/** Everything that can be done with one SOP. */
export function SopActions({ sop, isEditing, onEdit, onDraftAgain, onDeleted }: SopActionsProps) {
  const changeStatus = useChangeStatus(sop.id);
  const deleteSop = useDeleteSop();
  const isCompleted = sop.status === 'completed';
  const isBeingDrafted = isDrafting(sop.generation_state);
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', displayPrint: 'none' }}>
      <Button
        variant={isCompleted ? 'outlined' : 'contained'}
        startIcon={isCompleted ? <UndoOutlined /> : <CheckCircleOutlined />}
        loading={changeStatus.isPending}
        onClick={() => changeStatus.mutate(isCompleted ? 'in_progress' : 'completed')}
      >
        {isCompleted ? 'Mark as in progress' : 'Mark as completed'}
      </Button>
      <ExportMenu sopId={sop.id} canPrint={!isBeingDrafted && !isEditing} />
      <Button variant="outlined" startIcon={<EditOutlined />} disabled={isBeingDrafted} onClick={onEdit}>
        Edit
      </Button>
      <Button variant="outlined" startIcon={<AutoAwesomeOutlined />} disabled={isBeingDrafted} onClick={onDraftAgain}>
        Draft again
      </Button>
      <Button
        color="error"
        startIcon={<DeleteOutlined />}
        loading={deleteSop.isPending}
        onClick={() => deleteSop.mutate(sop.id, { onSuccess: onDeleted })}
      >
        Delete
      </Button>
    </Stack>
  );
}
