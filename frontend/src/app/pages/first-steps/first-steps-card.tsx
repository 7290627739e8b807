import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { EXAMPLE_PROMPTS } from './example-prompts.en';
import type { FirstSteps } from './first-steps';
import { StepItem } from './step-item';
import * as words from './words.en';

interface FirstStepsCardProps {
  steps: FirstSteps;
  /** Called with the text of the chosen example. */
  onExample: (prompt: string) => void;
  onInvite: () => void;
  onDismiss: () => void;
}

/** Guides a new user through the first three steps. */
export function FirstStepsCard({ steps, onExample, onInvite, onDismiss }: FirstStepsCardProps) {
  return (
    <Card component="section" aria-label={words.title} sx={{ mb: 3 }}>
      <CardContent sx={{ p: { xs: 2, sm: 3 } }}>
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'flex-start', mb: 2 }}>
          <Typography variant="h2">{words.title}</Typography>
          <IconButton aria-label={words.hide} onClick={onDismiss} sx={{ mt: -0.5, mr: -1 }}>
            <CloseOutlined />
          </IconButton>
        </Stack>
        <Box component="ol" sx={STEPS}>
          <StepItem title={words.planTitle} text={words.planText} isDone={steps.hasPlan} />
          <StepItem
            title={words.describeTitle}
            text={steps.hasSop ? words.describeDoneText : words.describeText}
            isDone={steps.hasSop}
            action={
              <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', mt: 1 }}>
                {EXAMPLE_PROMPTS.map(({ label, prompt }) => (
                  <Chip key={label} label={label} variant="outlined" onClick={() => onExample(prompt)} />
                ))}
              </Stack>
            }
          />
          <StepItem
            title={words.inviteTitle}
            text={words.inviteText}
            isDone={steps.hasInvited}
            action={
              <Button size="small" variant="outlined" onClick={onInvite} sx={{ mt: 1 }}>
                {words.inviteToSeats}
              </Button>
            }
          />
        </Box>
      </CardContent>
    </Card>
  );
}

const STEPS = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1.4fr 1fr' },
};
