import CloseOutlined from '@mui/icons-material/CloseOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import DriveFileMoveOutlined from '@mui/icons-material/DriveFileMoveOutlined';
import SellOutlined from '@mui/icons-material/SellOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { SopStatus } from '../../../api/generated/types.gen';
import { lazyOverlay } from '../../../components/lazy-overlay';
import { Tip } from '../../../components/tip';
import * as commonWords from '../../../words/common.en';
import { useFolders } from '../filing/use-folders';
import * as actionWords from '../sop-actions.en';
import * as words from './batch-bar.en';
import { BatchButton } from './batch-button';
import { BatchStatusMenu } from './batch-status-menu';
import { MOST_SELECTED, useAllSopIds } from './use-all-sop-ids';
import { useAddTag, useChangeStatuses, useDeleteSops } from './use-batch-actions';
import type { Selection } from './use-selection';

const ConfirmDialog = lazyOverlay(async () => (await import('../../../components/confirm-dialog')).ConfirmDialog);
const MoveSopsDialog = lazyOverlay(async () => (await import('../filing/move-sops-dialog')).MoveSopsDialog);
const TagsDialog = lazyOverlay(async () => (await import('../filing/tags-dialog')).TagsDialog);

interface BatchBarProps {
  selection: Selection;
  /** How many SOPs there are, when more than are shown can be selected. */
  total: number | undefined;
}

/** What can be done with the selected SOPs; nothing while none is selected. */
export function BatchBar({ selection, total }: BatchBarProps) {
  const allIds = useAllSopIds();
  const changeStatuses = useChangeStatuses();
  const deleteSops = useDeleteSops();
  const addTag = useAddTag();
  const { folders, isOffered: isOrganized } = useFolders();
  const [isAsking, setIsAsking] = useState(false);
  const [isMoving, setIsMoving] = useState(false);
  const [isTagging, setIsTagging] = useState(false);
  const { ids, clear } = selection;
  const isBusy = changeStatuses.isPending || deleteSops.isPending || addTag.isPending;
  const canSelectAll =
    selection.hasAllShown && total !== undefined && total > ids.length && total <= MOST_SELECTED && !isBusy;
  if (ids.length === 0) return null;
  const remove = () => {
    setIsAsking(false);
    deleteSops.mutate(ids, { onSuccess: clear });
  };
  const changeTo = (status: SopStatus) => changeStatuses.mutate({ ids, status }, { onSuccess: clear });
  return (
    <Stack
      role="group"
      aria-label={words.title}
      direction="row"
      useFlexGap
      sx={{ px: { xs: 2, sm: 3 }, py: 1, gap: 0.5, flexWrap: 'wrap', alignItems: 'center', bgcolor: 'action.selected' }}
    >
      <Tip title={words.clear} isClose>
        <IconButton aria-label={words.clear} size="small" onClick={clear}>
          <CloseOutlined fontSize="small" />
        </IconButton>
      </Tip>
      <Typography role="status" sx={{ fontWeight: 600, mr: 1 }}>
        {words.selected(ids.length)}
      </Typography>
      {canSelectAll && (
        <Button
          size="small"
          loading={allIds.isPending}
          onClick={() => allIds.mutate(undefined, { onSuccess: selection.selectBeyond })}
        >
          {words.selectAll(total)}
        </Button>
      )}
      <BatchStatusMenu isDisabled={isBusy} onChoose={changeTo} />
      {folders.length > 0 && (
        <BatchButton
          label={actionWords.moveToFolder}
          startIcon={<DriveFileMoveOutlined />}
          disabled={isBusy}
          onClick={() => setIsMoving(true)}
        />
      )}
      {isOrganized && (
        <BatchButton
          label={words.addTag}
          startIcon={<SellOutlined />}
          disabled={isBusy}
          onClick={() => setIsTagging(true)}
        />
      )}
      <BatchButton
        label={commonWords.deleteLabel}
        color="error"
        startIcon={<DeleteOutlined />}
        disabled={isBusy}
        onClick={() => (ids.length === 1 ? remove() : setIsAsking(true))}
      />
      <MoveSopsDialog isOpen={isMoving} ids={ids} onMoved={clear} onClose={() => setIsMoving(false)} />
      <TagsDialog
        isOpen={isTagging}
        title={words.tagDialogTitle(ids.length)}
        confirmLabel={words.addTag}
        tags={[]}
        most={1}
        isSaving={addTag.isPending}
        onSave={([tag]) => {
          setIsTagging(false);
          if (tag !== undefined) addTag.mutate({ ids, tag }, { onSuccess: clear });
        }}
        onClose={() => setIsTagging(false)}
      />
      <ConfirmDialog
        isOpen={isAsking}
        title={words.deleteDialogTitle(ids.length)}
        text={words.deleteDialogText}
        confirmLabel={words.deleteDialogConfirm(ids.length)}
        isDestructive
        onConfirm={remove}
        onClose={() => setIsAsking(false)}
      />
    </Stack>
  );
}
