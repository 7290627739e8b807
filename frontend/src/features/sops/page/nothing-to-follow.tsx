import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { focusFirstQuestion } from './open-questions';
import * as words from './words.en';

interface NothingToFollowProps {
  /** Whether the questions beside it ask for the steps. */
  hasQuestion: boolean;
  /** The questions are not shown yet. */
  isWaiting: boolean;
}

/** Replaces the procedure for a prompt without steps. */
export function NothingToFollow({ hasQuestion, isWaiting }: NothingToFollowProps) {
  return (
    <article aria-label={words.procedure}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {words.noStepsTitle}
      </Typography>
      <Typography color="textSecondary">{words.noStepsText}</Typography>
      {hasQuestion && (
        <Button variant="contained" disabled={isWaiting} onClick={focusFirstQuestion} sx={{ mt: 2 }}>
          {words.noStepsAnswer}
        </Button>
      )}
    </article>
  );
}
