import AutoAwesomeOutlined from '@mui/icons-material/AutoAwesomeOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import type { KeyboardEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { notifyError } from '../../components/notifications';
import { PromptField } from './prompt-field';
import { PromptHeading } from './prompt-heading';
import { promptFault } from './prompt-limit';
import { useCreateSop } from './use-create-sop';
import { useFocusForNewSop } from './use-focus-for-new-sop';
import type { KeptPrompt } from './use-kept-prompt';

interface PromptBoxProps {
  kept: KeptPrompt;
  /** Another way to begin, beside the button. */
  alternative?: ReactNode;
}

/** Where a person says what the procedure is about (S2.89-S2.93). It leads to the page of the SOP, which shows it grow. */
export function PromptBox({ kept, alternative }: PromptBoxProps) {
  const { prompt, idempotencyKey, setPrompt } = kept;
  const createSop = useCreateSop();
  const navigate = useNavigate();
  const fieldRef = useFocusForNewSop();
  const isBlank = prompt.trim() === '';
  const fault = promptFault(prompt);

  const handleSubmit = () => {
    if (isBlank) {
      notifyError('Please enter a description for your SOP', 'Prompt Required');
      return;
    }
    if (fault !== null || createSop.isPending) return;
    createSop.mutate(
      { body: { prompt }, headers: { 'Idempotency-Key': idempotencyKey } },
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

  return (
    <Card>
      <CardContent sx={{ p: { xs: 2, sm: 3 } }}>
        <PromptHeading />
        <PromptField
          label="What is the procedure about?"
          value={prompt}
          fault={fault}
          fieldRef={fieldRef}
          onChange={setPrompt}
          onKeyDown={handleKeyDown}
        />
        <Stack direction="row" useFlexGap sx={{ justifyContent: 'flex-end', flexWrap: 'wrap', gap: 1 }}>
          {alternative}
          <Button
            variant="contained"
            size="large"
            startIcon={<AutoAwesomeOutlined />}
            disabled={isBlank || fault !== null}
            loading={createSop.isPending}
            onClick={handleSubmit}
          >
            Generate SOP
          </Button>
        </Stack>
      </CardContent>
    </Card>
  );
}
