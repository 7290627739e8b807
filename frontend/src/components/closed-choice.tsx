import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import FormControl from '@mui/material/FormControl';
import type { InputBaseComponentProps } from '@mui/material/InputBase';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type HTMLAttributes, type KeyboardEvent, type MouseEvent, useId } from 'react';

export const CHOICE_FIELD = { flex: '1 0 132px' } as const;

interface ClosedChoiceProps {
  label: string;
  /** What is chosen, in words. */
  chosen: string;
  onOpen: () => void;
}

/** As the select of the library: they open its menu. */
const OPENING_KEYS = [' ', 'Enter', 'ArrowUp', 'ArrowDown'];

/** What a select of the library looks like and says while its menu is closed. */
export function ClosedChoice({ label, chosen, onOpen }: ClosedChoiceProps) {
  const labelId = useId();
  const handleMouseDown = (event: MouseEvent) => {
    if (event.button !== 0) return;
    event.preventDefault();
    onOpen();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (!OPENING_KEYS.includes(event.key)) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <FormControl size="small" sx={CHOICE_FIELD}>
      <InputLabel shrink id={labelId}>
        {label}
      </InputLabel>
      <OutlinedInput
        label={label}
        notched
        inputComponent={Chosen}
        inputProps={{
          'aria-labelledby': labelId,
          onMouseDown: handleMouseDown,
          onKeyDown: handleKeyDown,
        }}
        value={chosen}
        // The arrow has its room already; more would cut the words off on a phone.
        sx={{ pr: 0 }}
        endAdornment={
          <ArrowDropDown sx={{ position: 'absolute', right: 7, pointerEvents: 'none', color: 'action.active' }} />
        }
      />
    </FormControl>
  );
}

const CHOSEN = {
  cursor: 'pointer',
  paddingRight: 32,
  height: 'auto',
  minHeight: '1.4375em',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
} as const;

/** Stands where the input of a text field would be; a few of what an input is given say something to it. */
function Chosen(props: InputBaseComponentProps) {
  const { className, value, onFocus, onBlur, onMouseDown, onKeyDown } = props as HTMLAttributes<HTMLElement> & {
    value: string;
  };
  return (
    <div
      role="combobox"
      tabIndex={0}
      aria-expanded={false}
      aria-haspopup="listbox"
      aria-labelledby={props['aria-labelledby']}
      style={CHOSEN}
      {...{ className, onFocus, onBlur, onMouseDown, onKeyDown }}
    >
      {value}
    </div>
  );
}
