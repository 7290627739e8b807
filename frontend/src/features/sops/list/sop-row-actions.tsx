import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import CloudUploadOutlined from '@mui/icons-material/CloudUploadOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import Stack from '@mui/material/Stack';
import type { SopSummaryDto } from '../../../api/generated/types.gen';
import { IconAction } from '../../../components/icon-action';
import { notifyInfo } from '../../../components/notifications';
import { waitReason } from '../generation-texts';
import { useChangeStatus } from '../use-change-status';
import { useDeleteSop } from '../use-delete-sop';
import { useExportSop } from '../use-export-sop';

/** What can be done with one SOP of the list (S2.96-S2.99). */
export function SopRowActions({ sop }: { sop: SopSummaryDto }) {
  const changeStatus = useChangeStatus(sop.id);
  const exportSop = useExportSop(sop.id);
  const deleteSop = useDeleteSop();
  const reason = waitReason(sop.generation_state);
  const isCompleted = sop.status === 'completed';
  return (
    <Stack direction="row">
      <IconAction
        label={isCompleted ? 'Mark as in progress' : 'Mark as completed'}
        context={sop.title}
        isBusy={changeStatus.isPending}
        reason={reason}
        onClick={() => changeStatus.mutate(isCompleted ? 'in_progress' : 'completed')}
      >
        {isCompleted ? <UndoOutlined /> : <CheckCircleOutlined />}
      </IconAction>
      <IconAction
        label="Export"
        context={sop.title}
        isBusy={exportSop.isPending}
        reason={reason}
        onClick={() => exportSop.mutate()}
      >
        <FileDownloadOutlined />
      </IconAction>
      <IconAction
        label="Sync to Google Drive"
        context={sop.title}
        onClick={() => notifyInfo('Syncing to Google Drive... (Feature coming soon)')}
      >
        <CloudUploadOutlined />
      </IconAction>
      <IconAction
        label="Delete"
        context={sop.title}
        isBusy={deleteSop.isPending}
        onClick={() => deleteSop.mutate(sop.id)}
      >
        <DeleteOutlined />
      </IconAction>
    </Stack>
  );
}
