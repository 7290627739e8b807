import AutoAwesomeOutlined from '@mui/icons-material/AutoAwesomeOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { RefObject } from 'react';
import type { SopDto } from '../../../api/generated/types.gen';
import { WithReason } from '../../../components/with-reason';
import { useAfterSave } from '../editor/saving/save-first';
import { waitReason } from '../generation-texts';
import { isDrafting } from '../is-drafting';
import { SaveTemplateButton } from '../templates/save-template-button';
import { useDeleteSop } from '../use-delete-sop';
import { ExportMenu } from './export-menu';
import { StatusButton } from './status-button';

interface SopActionsProps {
  sop: SopDto;
  isEditing: boolean;
  editButtonRef: RefObject<HTMLButtonElement | null>;
  onEdit: () => void;
  onDraftAgain: () => void;
  onDeleted: () => void;
}

/** Everything that can be done with one SOP. */
export function SopActions({ sop, isEditing, editButtonRef, onEdit, onDraftAgain, onDeleted }: SopActionsProps) {
  const deleteSop = useDeleteSop();
  const afterSave = useAfterSave();
  const isBeingDrafted = isDrafting(sop.generation_state);
  const reason = waitReason(sop.generation_state);
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', displayPrint: 'none' }}>
      <StatusButton sop={sop} />
      <ExportMenu sopId={sop.id} reason={reason} canPrint={!isBeingDrafted && !isEditing} />
      {!isEditing && (
        <WithReason reason={reason}>
          <Button
            ref={editButtonRef}
            variant="outlined"
            startIcon={<EditOutlined />}
            disabled={isBeingDrafted}
            onClick={onEdit}
          >
            Edit
          </Button>
        </WithReason>
      )}
      <WithReason reason={reason}>
        <Button variant="outlined" startIcon={<AutoAwesomeOutlined />} disabled={isBeingDrafted} onClick={onDraftAgain}>
          Draft again
        </Button>
      </WithReason>
      <SaveTemplateButton sop={sop} reason={reason} />
      <Button
        color="error"
        startIcon={<DeleteOutlined />}
        loading={deleteSop.isPending}
        onClick={() => afterSave(() => deleteSop.mutate(sop.id, { onSuccess: onDeleted }))}
      >
        Delete
      </Button>
    </Stack>
  );
}
