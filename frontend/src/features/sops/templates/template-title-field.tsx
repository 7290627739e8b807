import TextField from '@mui/material/TextField';
import * as words from './own-templates.en';

const MAX_TITLE_LENGTH = 120;

interface TemplateTitleFieldProps {
  title: string;
  onChange: (title: string) => void;
}

/** What a template is called. */
export function TemplateTitleField({ title, onChange }: TemplateTitleFieldProps) {
  const isTooLong = title.trim().length > MAX_TITLE_LENGTH;
  return (
    <TextField
      label={words.titleFieldLabel}
      autoFocus
      fullWidth
      required
      value={title}
      error={isTooLong}
      helperText={isTooLong ? words.titleFieldIsTooLong(MAX_TITLE_LENGTH) : undefined}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ htmlInput: { maxLength: MAX_TITLE_LENGTH, dir: 'auto' } }}
    />
  );
}
