import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import FormControl from '@mui/material/FormControl';
import type { InputBaseComponentProps } from '@mui/material/InputBase';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type HTMLAttributes, type KeyboardEvent, type MouseEvent, useId } from 'react';

export const CHOICE_FIELD = { flex: '1 0 132px' } as const;

interface ClosedChoiceProps {
  label: string;
  /** The label of the chosen option. */
  chosen: string;
  onOpen: () => void;
}

/** The same keys as in the library's select: they open the menu. */
const OPENING_KEYS = [' ', 'Enter', 'ArrowUp', 'ArrowDown'];

/** A look-alike of the library's select while its menu is closed. */
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
        // There already is padding for the arrow; more would cut the text off on a phone.
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

/** Replaces the input of a text field, and uses only some of the props of an input. */
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
