import AutoAwesomeOutlined from '@mui/icons-material/AutoAwesomeOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { KeyboardEvent } from 'react';
import { notifyError } from '../../components/notifications';
import { PromptField } from './prompt-field';
import { promptFault } from './prompt-limit';
import { useCreateSop } from './use-create-sop';
import { useFocusForNewSop } from './use-focus-for-new-sop';
import type { KeptPrompt } from './use-kept-prompt';

interface PromptBoxProps {
  kept: KeptPrompt;
}

/** Where a person says what the procedure is about (S2.89-S2.93). */
export function PromptBox({ kept }: PromptBoxProps) {
  const { prompt, idempotencyKey, setPrompt } = kept;
  const createSop = useCreateSop();
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
      { onSuccess: () => setPrompt('') },
    );
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) handleSubmit();
  };

  return (
    <Card>
      <CardContent sx={{ p: { xs: 2, sm: 3 } }}>
        <Typography variant="h2" sx={{ mb: 0.5 }}>
          Create a new SOP
        </Typography>
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          Describe the task as you would explain it to a new colleague: who does what, when, and what can go wrong.
        </Typography>
        <PromptField
          label="What is the procedure about?"
          value={prompt}
          fault={fault}
          fieldRef={fieldRef}
          onChange={setPrompt}
          onKeyDown={handleKeyDown}
        />
        <Stack direction="row" sx={{ justifyContent: 'flex-end' }}>
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
