import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { CHOICE_FIELD } from './closed-choice';

export interface ChoiceFieldProps<Value extends string> {
  label: string;
  value: Value;
  choices: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

/** A select field with its menu, which is open on mount. */
export function SelectField({ label, value, choices, onChange }: ChoiceFieldProps<string>) {
  return (
    <TextField
      label={label}
      select
      size="small"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{
        select: { displayEmpty: true, defaultOpen: true, autoFocus: true },
        inputLabel: { shrink: true },
      }}
      sx={CHOICE_FIELD}
    >
      {choices.map((choice) => (
        <MenuItem key={choice.value} value={choice.value}>
          {choice.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
