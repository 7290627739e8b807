import Button from '@mui/material/Button';
import type { SopDto } from '../../../api/generated/types.gen';
import { isEmpty } from '../document/suggestions';
import { countOpenQuestions, focusFirstQuestion } from './open-questions';
import * as words from './words.en';

interface AnswerButtonProps {
  sop: SopDto;
  /** The questions are not shown yet. */
  isWaiting: boolean;
}

/** The next step for a draft with questions: in a narrow window they are far below. */
export function AnswerButton({ sop, isWaiting }: AnswerButtonProps) {
  const open = countOpenQuestions(sop.document);
  if (sop.status === 'completed' || open === 0 || isEmpty(sop.document)) return null;
  return (
    <Button
      variant="contained"
      disabled={isWaiting}
      onClick={focusFirstQuestion}
      sx={{ display: { md: 'none' }, displayPrint: 'none' }}
    >
      {words.questionsAnswerOpen(open)}
    </Button>
  );
}
