import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import CloudUploadOutlined from '@mui/icons-material/CloudUploadOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { SopSummaryDto } from '../../api/generated/types.gen';
import { IconAction } from '../../components/icon-action';
import { notifyInfo } from '../../components/notifications';
import { STATE_TEXTS } from './generation-texts';
import { isDrafting } from './is-drafting';
import { useChangeStatus } from './use-change-status';
import { useDeleteSop } from './use-delete-sop';
import { useExportSop } from './use-export-sop';

interface SopRowProps {
  sop: SopSummaryDto;
}

/** One SOP of the list. */
export function SopRow({ sop }: SopRowProps) {
  const changeStatus = useChangeStatus();
  const exportSop = useExportSop();
  const deleteSop = useDeleteSop();
  const isCompleted = sop.status === 'completed';
  const stateText = STATE_TEXTS[sop.generation_state];
  return (
    <ListItem divider sx={{ px: { xs: 2, sm: 3 }, py: 1.5, gap: 2, flexWrap: 'wrap' }}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Link
          component={RouterLink}
          to={`/sops/${sop.id}`}
          underline="hover"
          color="textPrimary"
          sx={{ fontWeight: 600 }}
        >
          <span dir="auto">{sop.title}</span>
        </Link>
        <Stack direction="row" spacing={1} useFlexGap sx={{ mt: 0.5, alignItems: 'center', flexWrap: 'wrap' }}>
          <Chip
            size="small"
            label={isCompleted ? 'Completed' : 'In progress'}
            color={isCompleted ? 'success' : 'default'}
            variant={isCompleted ? 'filled' : 'outlined'}
          />
          <Typography variant="body2" color="textSecondary">
            {stateText ?? sop.category} · updated{' '}
            {new Date(sop.updated_at).toLocaleString([], { dateStyle: 'medium', timeStyle: 'short' })}
          </Typography>
        </Stack>
        {isDrafting(sop.generation_state) && (
          <LinearProgress aria-label={`${sop.title} is being drafted`} sx={{ mt: 1, borderRadius: 1 }} />
        )}
      </Box>
      <Stack direction="row">
        <IconAction
          label={isCompleted ? 'Mark as in progress' : 'Mark as completed'}
          context={sop.title}
          isBusy={changeStatus.isPending}
          onClick={() => changeStatus.mutate({ id: sop.id, status: isCompleted ? 'in_progress' : 'completed' })}
        >
          {isCompleted ? <UndoOutlined /> : <CheckCircleOutlined />}
        </IconAction>
        <IconAction
          label="Export"
          context={sop.title}
          isBusy={exportSop.isPending}
          onClick={() => exportSop.mutate(sop.id)}
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
    </ListItem>
  );
}
