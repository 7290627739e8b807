import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import CloudUploadOutlined from '@mui/icons-material/CloudUploadOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import DriveFileMoveOutlined from '@mui/icons-material/DriveFileMoveOutlined';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import { useState } from 'react';
import type { SopSummaryDto } from '../../../api/generated/types.gen';
import { lazyOverlay } from '../../../components/lazy-overlay';
import { MenuAction } from '../../../components/menu-action';
import { notifyInfo } from '../../../components/notifications';
import * as commonWords from '../../../words/common.en';
import { useFolders } from '../filing/use-folders';
import { noTextReason, waitReason } from '../generation-texts';
import * as actionWords from '../sop-actions.en';
import { useChangeStatus } from '../use-change-status';
import { useDeleteSop } from '../use-delete-sop';
import { useExportSop } from '../use-export-sop';
import * as words from './sop-row-menu.en';

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
  const isCompleted = sop.status === 'completed';
  const reason = noTextReason(sop);
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
        slotProps={{ list: { 'aria-label': words.actionsOf(sop.title) } }}
      >
        <MenuAction
          label={isCompleted ? actionWords.markAsIn_progress : actionWords.markAsCompleted}
          icon={isCompleted ? <UndoOutlined fontSize="small" /> : <CheckCircleOutlined fontSize="small" />}
          reason={isCompleted ? waitReason(sop.generation_state) : reason}
          onChoose={choose(() => changeStatus.mutate(isCompleted ? 'in_progress' : 'completed'))}
        />
        <MenuAction
          label={actionWords.exportLabel}
          icon={<FileDownloadOutlined fontSize="small" />}
          reason={reason}
          onChoose={choose(() => exportSop.mutate())}
        />
        <MenuAction
          label={words.syncToDrive}
          icon={<CloudUploadOutlined fontSize="small" />}
          onChoose={choose(() => notifyInfo(words.syncIsComing))}
        />
        {folders.length > 0 && (
          <MenuAction
            label={actionWords.moveToFolder}
            icon={<DriveFileMoveOutlined fontSize="small" />}
            onChoose={choose(() => setIsMoving(true))}
          />
        )}
        <Divider component="li" />
        <MenuAction
          label={commonWords.deleteLabel}
          icon={<DeleteOutlined fontSize="small" color="error" />}
          onChoose={choose(() => deleteSop.mutate(sop))}
        />
      </Menu>
      <MoveSopsDialog isOpen={isMoving} ids={[sop.id]} current={sop.folder_id} onClose={() => setIsMoving(false)} />
    </>
  );
}
