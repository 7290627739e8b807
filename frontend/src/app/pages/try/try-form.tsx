import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { TRY } from '../../../features/marketing/content/try.en';
import { promptFault } from '../../../features/sops/prompt-limit';
import { EXAMPLE_PROMPTS } from '../first-steps/example-prompts.en';
import { TaskField } from './task-field';

interface TryFormProps {
  fieldRef: RefObject<HTMLTextAreaElement | null>;
  isBusy: boolean;
  /** There already is a draft, whose actions are the main ones. */
  hasDraft: boolean;
  /** Why there is no draft; null when nothing went wrong. */
  failure: string | null;
  onSubmit: (prompt: string) => void;
}

/**
 * The form in which a visitor describes the task. It is prerendered: text typed before the app has loaded is kept. It
 * uses only components that every page of the app has, so that a visitor loads no others.
 */
export function TryForm({ fieldRef, isBusy, hasDraft, failure, onSubmit }: TryFormProps) {
  const [prompt, setPrompt] = useState('');
  const [isBlankSent, setBlankSent] = useState(false);
  const submitRef = useRef<HTMLButtonElement>(null);
  const failureRef = useRef<HTMLDivElement>(null);
  useEffect(() => setPrompt(fieldRef.current?.value ?? ''), [fieldRef]);
  useEffect(() => {
    if (failure === null) return;
    // The button lost the focus while it was disabled; the message next to it has to be visible as well.
    submitRef.current?.focus({ preventScroll: true });
    failureRef.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);

  const handleSubmit = () => {
    // The element has the text first: a replayed click arrives before the state is updated.
    const text = fieldRef.current?.value ?? '';
    setBlankSent(isBlank(text));
    if (isBlank(text) || promptFault(text)) fieldRef.current?.focus();
    else onSubmit(text);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) handleSubmit();
  };
  const handleExample = (example: string) => {
    setPrompt(example);
    fieldRef.current?.focus();
  };
  return (
    <Box data-needs-app sx={PANEL}>
      <noscript>
        <Typography>{TRY.withoutScripts}</Typography>
      </noscript>
      <Box sx={{ '@media (scripting: none)': { display: 'none' } }}>
        <TaskField
          value={prompt}
          fault={isBlank(prompt) && isBlankSent ? TRY.blank : promptFault(prompt)}
          fieldRef={fieldRef}
          onChange={setPrompt}
          onKeyDown={handleKeyDown}
        />
        {failure !== null && (
          <Typography ref={failureRef} component="div" role="alert" color="error" sx={FAILURE}>
            {failure}
          </Typography>
        )}
        <Box sx={FOOT}>
          <Box role="group" aria-label={TRY.examples} sx={EXAMPLES}>
            <Typography variant="body2" color="textSecondary" aria-hidden>
              {TRY.examples}:
            </Typography>
            {EXAMPLE_PROMPTS.map((example) => (
              <Button
                key={example.label}
                data-holds-click
                variant="outlined"
                color="inherit"
                size="small"
                onClick={() => handleExample(example.prompt)}
                sx={{ borderColor: 'divider', borderRadius: 99, minHeight: 32, px: 1.5 }}
              >
                {example.label}
              </Button>
            ))}
          </Box>
          <Button
            ref={submitRef}
            data-holds-click
            variant={hasDraft ? 'outlined' : 'contained'}
            size="large"
            loading={isBusy || null}
            onClick={handleSubmit}
          >
            {TRY.submit}
          </Button>
        </Box>
      </Box>
    </Box>
  );
}

const isBlank = (text: string) => text.trim() === '';

const PANEL = {
  mt: { xs: 4, md: 5 },
  p: { xs: 2, sm: 3 },
  border: 1,
  borderColor: 'divider',
  borderRadius: '16px',
  bgcolor: 'background.paper',
  displayPrint: 'none',
};

const EXAMPLES = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 };

/** A separate chunk for it could not be loaded while the server is unreachable. */
const FAILURE = {
  mb: 2.5,
  p: 2,
  border: 1,
  borderColor: 'error.main',
  borderRadius: 1,
  // The sticky bar of the page stays visible above it.
  scrollMarginTop: 96,
};

const FOOT = {
  mt: 1,
  display: 'flex',
  flexDirection: { xs: 'column', md: 'row' },
  alignItems: { md: 'center' },
  justifyContent: 'space-between',
  gap: 2,
} as const;
