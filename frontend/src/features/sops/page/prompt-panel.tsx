import Collapse from '@mui/material/Collapse';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FlushButton } from '../../../components/flush-button';
import { SideCard } from './side-card';

interface PromptPanelProps {
  prompt: string;
}

/** Prompts up to this length are shown whole. */
const SHORT_PROMPT = 280;
const FOLDED_HEIGHT_PX = 120;

/** The words that the person gave. */
export function PromptPanel({ prompt }: PromptPanelProps) {
  const [isOpen, setIsOpen] = useState(false);
  const words = (
    <Typography
      variant="body2"
      color="textSecondary"
      dir="auto"
      sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
    >
      {prompt}
    </Typography>
  );
  if (prompt.length <= SHORT_PROMPT) return <SideCard title="Your prompt">{words}</SideCard>;
  return (
    <SideCard title="Your prompt">
      <Collapse in={isOpen} collapsedSize={FOLDED_HEIGHT_PX}>
        {words}
      </Collapse>
      <Stack sx={{ mt: 1 }}>
        <FlushButton aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Show less' : 'Show all'}
        </FlushButton>
      </Stack>
    </SideCard>
  );
}
