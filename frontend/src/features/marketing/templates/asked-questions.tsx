import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SopQuestion } from '../../../api/generated/types.gen';
import { TEMPLATE_PAGE } from '../content/templates.en';

interface AskedQuestionsProps {
  questions: readonly SopQuestion[];
  lang: string;
}

/** The questions that a user of the template has to answer. */
export function AskedQuestions({ questions, lang }: AskedQuestionsProps) {
  const asked = questions.filter(({ target }) => target?.path === 'blanks');
  if (asked.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="asked">
      <Typography variant="h2" id="asked" sx={{ mb: 1 }}>
        {TEMPLATE_PAGE.askedHeading}
      </Typography>
      <Typography color="textSecondary">{TEMPLATE_PAGE.askedLead}</Typography>
      <Box component="ul" lang={lang} sx={{ mt: 1.5, mb: 0, paddingInlineStart: 2.5, display: 'grid', gap: 1 }}>
        {asked.map(({ id, text }) => (
          <Typography component="li" key={id}>
            {text}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}
