import DriveFileMoveOutlined from '@mui/icons-material/DriveFileMoveOutlined';
import FolderOutlined from '@mui/icons-material/FolderOutlined';
import Chip from '@mui/material/Chip';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { SopDto } from '../../../api/generated/types.gen';
import { lazyOverlay } from '../../../components/lazy-overlay';
import * as actionWords from '../sop-actions.en';
import { folderAddress } from './folder-address';
import { pathTo } from './folder-outline';
import * as words from './sop-filing.en';
import { useFolders } from './use-folders';

const MoveSopsDialog = lazyOverlay(async () => (await import('./move-sops-dialog')).MoveSopsDialog);

/** The folder of one SOP, to go there or to choose another one. */
export function SopFolder({ sop }: { sop: SopDto }) {
  const [isOpen, setIsOpen] = useState(false);
  const { folders, isOffered } = useFolders();
  const path = pathTo(folders, sop.folder_id);
  const names = path.map(({ name }) => name).join(' / ');
  if (!isOffered) return null;
  return (
    <>
      {sop.folder_id !== null && path.length > 0 && (
        <Chip
          size="small"
          icon={<FolderOutlined />}
          label={names}
          clickable
          component={RouterLink}
          to={folderAddress(sop.folder_id)}
          aria-label={words.folder(names)}
          dir="auto"
          sx={{ maxWidth: 320 }}
        />
      )}
      {folders.length > 0 && (
        <Chip
          size="small"
          variant="outlined"
          icon={<DriveFileMoveOutlined />}
          label={path.length > 0 ? words.move : actionWords.moveToFolder}
          aria-label={actionWords.moveToFolder}
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
          sx={{ displayPrint: 'none' }}
        />
      )}
      <MoveSopsDialog isOpen={isOpen} ids={[sop.id]} current={sop.folder_id} onClose={() => setIsOpen(false)} />
    </>
  );
}
