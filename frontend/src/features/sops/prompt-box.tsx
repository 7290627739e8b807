import AutoAwesomeOutlined from '@mui/icons-material/AutoAwesomeOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import { type FocusEvent, type KeyboardEvent, type ReactNode, use, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { notifyError } from '../../components/notifications';
import { NewSopClientContext } from './new-sop-client';
import * as words from './prompt-box.en';
import { PromptField } from './prompt-field';
import { PromptHeading } from './prompt-heading';
import * as headingWords from './prompt-heading.en';
import { promptFault } from './prompt-limit';
import { useCreateSop } from './use-create-sop';
import type { DraftPrompt } from './use-draft-prompt';
import { useFocusForNewSop } from './use-focus-for-new-sop';

/** The field and its buttons in one line where there is space. */
const FOLDED = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  gap: 1,
  alignItems: { sm: 'center' },
} as const;

interface PromptBoxProps {
  kept: DraftPrompt;
  /** Starts as a line, which expands when the user starts to type. */
  startsFolded?: boolean;
  /** The heading of the page says what it is for. */
  isWholePage?: boolean;
  /** Other ways to start, beside the button. */
  alternative?: ReactNode;
  /** Other fields of the new SOP, below its prompt. */
  children?: ReactNode;
}

/** The prompt form (S2.89-S2.93). It opens the page of the SOP, which shows the draft in progress. */
export function PromptBox({ kept, startsFolded = false, isWholePage = false, alternative, children }: PromptBoxProps) {
  const { prompt, idempotencyKey, setPrompt } = kept;
  const createSop = useCreateSop();
  const clientId = use(NewSopClientContext);
  const navigate = useNavigate();
  const fieldRef = useFocusForNewSop();
  const [wasUsed, setWasUsed] = useState(false);
  const isBlank = prompt.trim() === '';
  const isFolded = startsFolded && !wasUsed && isBlank;
  const fault = promptFault(prompt);

  const handleSubmit = () => {
    if (isBlank) {
      notifyError(words.isRequiredDetails, words.isRequired);
      return;
    }
    if (fault !== null || createSop.isPending) return;
    createSop.mutate(
      { body: { prompt, ...(clientId && { client_id: clientId }) }, headers: { 'Idempotency-Key': idempotencyKey } },
      {
        onSuccess: ({ id }) => {
          setPrompt('');
          void navigate(`/sops/${id}`);
        },
      },
    );
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) handleSubmit();
  };

  // Focus that passes the button must not expand it: the content below would move away from the focus.
  const handleFocus = ({ target }: FocusEvent) => {
    if (target === fieldRef.current) setWasUsed(true);
  };

  return (
    <Card component="section" aria-label={headingWords.title}>
      <CardContent sx={{ p: { xs: 2, sm: 3 }, ...(isFolded ? FOLDED : {}) }} onFocus={handleFocus}>
        {!isFolded && <PromptHeading isWholePage={isWholePage} />}
        <PromptField
          label={words.label}
          value={prompt}
          fault={fault}
          isFolded={isFolded}
          fieldRef={fieldRef}
          onChange={setPrompt}
          onKeyDown={handleKeyDown}
        />
        {!isFolded && children}
        <Stack
          direction="row"
          useFlexGap
          sx={{
            justifyContent: 'flex-end',
            flexWrap: { xs: 'wrap', sm: isFolded ? 'nowrap' : 'wrap' },
            gap: 1,
            flexShrink: 0,
            // On a phone they fill the row.
            '& > *': { flex: { xs: 'auto', sm: 'none' }, px: { xs: 1, sm: 2 } },
          }}
        >
          {alternative}
          {/* A line has nothing to send yet. */}
          {!isFolded && (
            <Button
              variant="contained"
              size="large"
              startIcon={<AutoAwesomeOutlined />}
              disabled={isBlank || fault !== null}
              loading={createSop.isPending}
              onClick={handleSubmit}
            >
              {words.generate}
            </Button>
          )}
        </Stack>
      </CardContent>
    </Card>
  );
}
