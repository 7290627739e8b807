import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { SopDto } from '../../../api/generated/types.gen';
import { lazyOverlay } from '../../../components/lazy-overlay';
import { WithReason } from '../../../components/with-reason';
import { isEmpty } from '../document/suggestions';
import { useAfterSave } from '../editor/saving/save-first';
import { noTextReason, waitReason } from '../generation-texts';
import * as actionWords from '../sop-actions.en';
import { useChangeStatus } from '../use-change-status';
import { countOpenQuestions } from './open-questions';
import * as words from './words.en';

const ConfirmDialog = lazyOverlay(async () => (await import('../../../components/confirm-dialog')).ConfirmDialog);

/** Publishes or withdraws an SOP. Asks for confirmation when questions of the draft are open. */
export function StatusButton({ sop }: { sop: SopDto }) {
  const [isAsking, setIsAsking] = useState(false);
  const changeStatus = useChangeStatus(sop.id);
  const afterSave = useAfterSave();
  const isCompleted = sop.status === 'completed';
  const open = countOpenQuestions(sop.document);
  const reason = isCompleted ? waitReason(sop.generation_state) : noTextReason(sop);
  // It is highlighted once there is no other pending action.
  const isNext = !isCompleted && reason === null && open === 0 && !isEmpty(sop.document);
  const complete = () => {
    setIsAsking(false);
    afterSave(() => changeStatus.mutate('completed'));
  };
  const handleClick = () => {
    if (isCompleted) afterSave(() => changeStatus.mutate('in_progress'));
    else if (open > 0) setIsAsking(true);
    else complete();
  };
  return (
    <>
      <WithReason reason={reason}>
        <Button
          variant={isNext ? 'contained' : 'outlined'}
          startIcon={isCompleted ? <UndoOutlined /> : <CheckCircleOutlined />}
          disabled={reason !== null}
          loading={changeStatus.isPending}
          onClick={handleClick}
        >
          {isCompleted ? actionWords.markAsIn_progress : actionWords.markAsCompleted}
        </Button>
      </WithReason>
      <ConfirmDialog
        isOpen={isAsking}
        title={words.completeDialogTitle(open)}
        text={words.completeDialogText}
        confirmLabel={words.completeDialogConfirm}
        onConfirm={complete}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}
