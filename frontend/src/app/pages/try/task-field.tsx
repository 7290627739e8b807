import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, type RefObject, useId } from 'react';
import { TRY } from '../../../features/marketing/content/try.en';

const ROWS = 7;

interface TaskFieldProps {
  value: string;
  /** What is wrong with it; null when nothing is. */
  fault: string | null;
  fieldRef: RefObject<HTMLTextAreaElement | null>;
  onChange: (value: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * The text field for the task. It does not grow: that would need a style attribute, which prerendered pages must not
 * have.
 */
export function TaskField({ value, fault, fieldRef, onChange, onKeyDown }: TaskFieldProps) {
  const id = useId();
  const hintId = useId();
  const faultId = useId();
  return (
    <FormControl fullWidth error={fault !== null}>
      <Typography component="label" htmlFor={id} variant="h3">
        {TRY.label}
      </Typography>
      <Typography id={hintId} color="textSecondary" sx={{ mt: 0.5, mb: 1.5 }}>
        {TRY.hint}
      </Typography>
      <OutlinedInput
        id={id}
        multiline
        inputComponent="textarea"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        inputRef={fieldRef}
        inputProps={{
          rows: ROWS,
          dir: 'auto',
          'aria-invalid': fault !== null,
          'aria-describedby': fault === null ? hintId : `${hintId} ${faultId}`,
        }}
        sx={{ '& textarea': { resize: 'vertical', minHeight: 120 } }}
      />
      {/* The space is reserved, so that nothing moves when there is an error. */}
      <FormHelperText id={faultId}>{fault ?? ' '}</FormHelperText>
    </FormControl>
  );
}
