import Collapse from '@mui/material/Collapse';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FlushButton } from '../../../components/flush-button';
import * as commonWords from '../../../words/common.en';
import { SideCard } from './side-card';
import * as words from './words.en';

interface PromptPanelProps {
  prompt: string;
  /** The prompt is the text of an imported document. */
  isImported: boolean;
}

/** Prompts up to this length are shown in full. */
const SHORT_PROMPT = 280;
const FOLDED_HEIGHT_PX = 120;

/** The prompt of the SOP. */
export function PromptPanel({ prompt, isImported }: PromptPanelProps) {
  const title = isImported ? words.importedTextTitle : words.promptTitle;
  const [isOpen, setIsOpen] = useState(false);
  const text = (
    <Typography
      variant="body2"
      color="textSecondary"
      dir="auto"
      sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
    >
      {prompt}
    </Typography>
  );
  if (prompt.length <= SHORT_PROMPT) return <SideCard title={title}>{text}</SideCard>;
  return (
    <SideCard title={title}>
      <Collapse in={isOpen} collapsedSize={FOLDED_HEIGHT_PX}>
        {text}
      </Collapse>
      <Stack sx={{ mt: 1 }}>
        <FlushButton aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? words.promptShowLess : commonWords.showAll}
        </FlushButton>
      </Stack>
    </SideCard>
  );
}
