import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { useFieldFault } from './use-field-fault';

interface CheckedChoiceProps {
  name: string;
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  required?: boolean;
  helperText?: ReactNode;
  onChange: (value: string) => void;
}

/** A select in a `CheckedForm`: only the server can reject a choice. */
export function CheckedChoice({ options, helperText, onChange, ...props }: CheckedChoiceProps) {
  const { id, field, fault } = useFieldFault(props);
  return (
    <TextField
      {...props}
      select
      fullWidth
      autoComplete="off"
      id={id}
      inputRef={field}
      error={fault !== undefined}
      helperText={fault ?? helperText}
      onChange={(event) => onChange(event.target.value)}
    >
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
