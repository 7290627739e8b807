import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type KeyboardEvent, type RefObject, useId } from 'react';
import * as words from './prompt-box.en';

const ROWS = 6;
const MOST_ROWS = 24;
/** The height of a line of the field in its own font size. */
const LINE = 1.4375;

interface PromptFieldProps {
  label: string;
  value: string;
  /** What is wrong with it; null when nothing is. */
  fault: string | null;
  /** One line high, and without space for an error. */
  isFolded?: boolean;
  fieldRef: RefObject<HTMLTextAreaElement | null>;
  onChange: (value: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The prompt field, which grows with its text. Built from parts: the library's text field includes a select. */
export function PromptField({
  label,
  value,
  fault,
  isFolded = false,
  fieldRef,
  onChange,
  onKeyDown,
}: PromptFieldProps) {
  const id = useId();
  const faultId = useId();
  return (
    <FormControl fullWidth error={fault !== null}>
      {/* The placeholder is shown before the field has the focus, so the label is moved out of its way. */}
      <InputLabel htmlFor={id} {...(!isFolded && { shrink: true })}>
        {label}
      </InputLabel>
      <OutlinedInput
        id={id}
        label={label}
        multiline
        {...(!isFolded && { notched: true, placeholder: words.example })}
        minRows={isFolded ? 1 : ROWS}
        maxRows={MOST_ROWS}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        inputRef={fieldRef}
        sx={{
          '& textarea::placeholder': { color: 'text.secondary', opacity: 1 },
          // The field measures itself after the first paint: its space is reserved, so that nothing below moves. Not
          // the room of the hidden one with which it measures the height of a line.
          '& textarea:not([aria-hidden])': { minHeight: `${(isFolded ? 1 : ROWS) * LINE}em` },
        }}
        inputProps={{
          rows: isFolded ? 1 : ROWS,
          dir: 'auto',
          'aria-describedby': fault === null ? undefined : faultId,
        }}
      />
      {/* The space is reserved, so that nothing moves when there is an error. */}
      {!isFolded && <FormHelperText id={faultId}>{fault ?? ' '}</FormHelperText>}
    </FormControl>
  );
}
