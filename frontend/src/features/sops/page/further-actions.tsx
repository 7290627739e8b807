import AutoAwesomeOutlined from '@mui/icons-material/AutoAwesomeOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import type { SopDto } from '../../../api/generated/types.gen';
import { WithReason } from '../../../components/with-reason';
import * as commonWords from '../../../words/common.en';
import { useAfterSave } from '../editor/saving/save-first';
import { noTextReason, waitReason } from '../generation-texts';
import { SaveTemplateButton } from '../templates/save-template-button';
import { useDeleteSop } from '../use-delete-sop';
import { ExportMenu } from './export-menu';
import * as words from './words.en';

interface FurtherActionsProps {
  sop: SopDto;
  canPrint: boolean;
  onDraftAgain: () => void;
  onDeleted: () => void;
}

/** Less frequent actions of an SOP, as buttons in a wide window. */
export function FurtherActions({ sop, canPrint, onDraftAgain, onDeleted }: FurtherActionsProps) {
  const deleteSop = useDeleteSop();
  const afterSave = useAfterSave();
  const wait = waitReason(sop.generation_state);
  const noText = noTextReason(sop);
  return (
    <>
      <ExportMenu sopId={sop.id} reason={noText} canPrint={canPrint} />
      <WithReason reason={wait}>
        <Button
          variant={wait === null && noText !== null ? 'contained' : 'outlined'}
          startIcon={<AutoAwesomeOutlined />}
          disabled={wait !== null}
          onClick={onDraftAgain}
        >
          {words.actionsDraftAgain}
        </Button>
      </WithReason>
      <SaveTemplateButton sop={sop} reason={noText} />
      <Button
        color="error"
        startIcon={<DeleteOutlined />}
        loading={deleteSop.isPending}
        onClick={() => afterSave(() => deleteSop.mutate(sop, { onSuccess: onDeleted }))}
      >
        {commonWords.deleteLabel}
      </Button>
    </>
  );
}
