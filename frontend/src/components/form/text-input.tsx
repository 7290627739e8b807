import FormControl, { type FormControlProps } from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { InputHTMLAttributes, ReactNode } from 'react';

type ControlProps = Pick<FormControlProps, 'error' | 'required' | 'disabled' | 'fullWidth' | 'size' | 'sx'>;
type InputProps = Pick<
  OutlinedInputProps,
  | 'type'
  | 'name'
  | 'value'
  | 'defaultValue'
  | 'autoComplete'
  | 'autoFocus'
  | 'multiline'
  | 'rows'
  | 'inputRef'
  | 'startAdornment'
  | 'onChange'
  | 'onKeyDown'
>;

export interface TextInputProps extends ControlProps, InputProps {
  id: string;
  label: string;
  helperText?: ReactNode;
  /** The rules of HTML, and how the field is written in. */
  input?: InputHTMLAttributes<HTMLInputElement>;
  /** Keeps the label above the field, for inputs in which a browser shows a placeholder. */
  isLabelAbove?: boolean;
}

/**
 * The text field of the library, built from its parts: the complete one includes the select, its menu and their
 * overlays.
 */
export function TextInput({
  id,
  label,
  helperText,
  input = {},
  isLabelAbove = false,
  error = false,
  required = false,
  disabled = false,
  fullWidth = false,
  size = 'medium',
  sx = null,
  ...props
}: TextInputProps) {
  const hasHelp = helperText !== undefined && helperText !== null && helperText !== '';
  const helpId = `${id}-help`;
  return (
    <FormControl {...{ error, required, disabled, fullWidth, size, sx }}>
      <InputLabel htmlFor={id} {...(isLabelAbove && { shrink: true })}>
        {label}
      </InputLabel>
      <OutlinedInput
        {...props}
        id={id}
        label={label}
        {...(isLabelAbove && { notched: true })}
        inputProps={input}
        {...(hasHelp && { 'aria-describedby': helpId })}
      />
      {hasHelp && <FormHelperText id={helpId}>{helperText}</FormHelperText>}
    </FormControl>
  );
}
