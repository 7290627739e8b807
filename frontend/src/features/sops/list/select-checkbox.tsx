import Checkbox from '@mui/material/Checkbox';

interface SelectCheckboxProps {
  /** Said to screen readers. */
  label: string;
  isChecked: boolean;
  /** Some, but not all rows are selected. */
  isPartly?: boolean;
  onToggle: () => void;
}

/** Selects a row, or all of them. */
export function SelectCheckbox({ label, isChecked, isPartly = false, onToggle }: SelectCheckboxProps) {
  return (
    <Checkbox
      checked={isChecked}
      indeterminate={isPartly}
      onChange={onToggle}
      slotProps={{ input: { 'aria-label': label } }}
    />
  );
}
