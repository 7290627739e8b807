import TextField from '@mui/material/TextField';

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
      label="Title of the template"
      autoFocus
      fullWidth
      required
      value={title}
      error={isTooLong}
      helperText={isTooLong ? `At most ${MAX_TITLE_LENGTH} characters` : undefined}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ htmlInput: { maxLength: MAX_TITLE_LENGTH, dir: 'auto' } }}
    />
  );
}
