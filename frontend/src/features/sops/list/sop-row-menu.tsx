import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import CloudUploadOutlined from '@mui/icons-material/CloudUploadOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import DriveFileMoveOutlined from '@mui/icons-material/DriveFileMoveOutlined';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type ReactNode, useState } from 'react';
import type { SopSummaryDto } from '../../../api/generated/types.gen';
import { lazyOverlay } from '../../../components/lazy-overlay';
import { notifyInfo } from '../../../components/notifications';
import { useFolders } from '../filing/use-folders';
import { waitReason } from '../generation-texts';
import { useChangeStatus } from '../use-change-status';
import { useDeleteSop } from '../use-delete-sop';
import { useExportSop } from '../use-export-sop';

const MoveSopsDialog = lazyOverlay(async () => (await import('../filing/move-sops-dialog')).MoveSopsDialog);

interface SopRowMenuProps {
  sop: SopSummaryDto;
  isOpen: boolean;
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** What can be done with one SOP of the list (S2.96-S2.99). */
export function SopRowMenu({ sop, isOpen, anchor, onClose }: SopRowMenuProps) {
  const changeStatus = useChangeStatus(sop.id);
  const exportSop = useExportSop(sop.id);
  const deleteSop = useDeleteSop();
  const [isMoving, setIsMoving] = useState(false);
  const { folders } = useFolders();
  const reason = waitReason(sop.generation_state);
  const isCompleted = sop.status === 'completed';
  const choose = (action: () => void) => () => {
    onClose();
    action();
  };
  return (
    <>
      <Menu
        anchorEl={anchor}
        open={isOpen}
        onClose={onClose}
        slotProps={{ list: { 'aria-label': `Actions: ${sop.title}` } }}
      >
        <Action
          label={isCompleted ? 'Mark as in progress' : 'Mark as completed'}
          icon={isCompleted ? <UndoOutlined fontSize="small" /> : <CheckCircleOutlined fontSize="small" />}
          reason={reason}
          onChoose={choose(() => changeStatus.mutate(isCompleted ? 'in_progress' : 'completed'))}
        />
        <Action
          label="Export"
          icon={<FileDownloadOutlined fontSize="small" />}
          reason={reason}
          onChoose={choose(() => exportSop.mutate())}
        />
        <Action
          label="Sync to Google Drive"
          icon={<CloudUploadOutlined fontSize="small" />}
          onChoose={choose(() => notifyInfo('Syncing to Google Drive... (Feature coming soon)'))}
        />
        {folders.length > 0 && (
          <Action
            label="Move to folder"
            icon={<DriveFileMoveOutlined fontSize="small" />}
            onChoose={choose(() => setIsMoving(true))}
          />
        )}
        <Divider component="li" />
        <Action
          label="Delete"
          icon={<DeleteOutlined fontSize="small" color="error" />}
          onChoose={choose(() => deleteSop.mutate(sop.id))}
        />
      </Menu>
      <MoveSopsDialog isOpen={isMoving} ids={[sop.id]} current={sop.folder_id} onClose={() => setIsMoving(false)} />
    </>
  );
}

interface ActionProps {
  label: string;
  icon: ReactNode;
  /** Why it cannot be done at the moment; null when it can. */
  reason?: string | null;
  onChoose: () => void;
  /** Given by the menu to its first entry. */
  autoFocus?: boolean;
}

function Action({ label, icon, reason = null, onChoose, ...fromMenu }: ActionProps) {
  return (
    <MenuItem {...fromMenu} disabled={reason !== null} onClick={onChoose}>
      <ListItemIcon>{icon}</ListItemIcon>
      <ListItemText primary={label} secondary={reason} />
    </MenuItem>
  );
}
