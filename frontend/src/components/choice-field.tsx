import { Suspense, useState } from 'react';
import { ClosedChoice } from './closed-choice';
import { lazyWhenUsed } from './lazy-when-used';
import type { ChoiceFieldProps } from './select-field';

const SelectField = lazyWhenUsed(async () => (await import('./select-field')).SelectField);

/** A select to filter or sort by. Its menu, 18 kB, is fetched once the page is used. */
export function ChoiceField<Value extends string>({ label, value, choices, onChange }: ChoiceFieldProps<Value>) {
  const [wasOpened, setWasOpened] = useState(false);
  const chosen = choices.find((choice) => choice.value === value)?.label ?? '';
  const closed = <ClosedChoice label={label} chosen={chosen} onOpen={() => setWasOpened(true)} />;
  if (!wasOpened) return closed;
  const handleChange = (changed: string) => {
    const choice = choices.find((known) => known.value === changed);
    if (choice) onChange(choice.value);
  };
  return (
    <Suspense fallback={closed}>
      <SelectField label={label} value={value} choices={choices} onChange={handleChange} />
    </Suspense>
  );
}
