import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { QUESTIONS } from '../content/help.en';

/** The questions with their answers, as native disclosure elements, which in-page search can open, too. */
export function QuestionList() {
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider' }}>
      {QUESTIONS.map(({ question, answer }) => (
        <Box component="details" key={question} open sx={{ borderBottom: 1, borderColor: 'divider', py: 2 }}>
          <Typography component="summary" variant="h3" sx={{ cursor: 'pointer', py: 0.5 }}>
            {question}
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 1, mb: 0.5 }}>
            {answer}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
