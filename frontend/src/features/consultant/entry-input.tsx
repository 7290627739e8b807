import { CheckedChoice } from '../../components/form/checked-choice';
import { CheckedField } from '../../components/form/checked-field';
import type { EntryField } from './entry-kind';
import { useClientChoices } from './use-client-choices';
import * as words from './words.en';

interface EntryInputProps {
  field: EntryField;
  value: string;
  onChange: (value: string) => void;
}

/** One field of an entry. */
export function EntryInput(props: EntryInputProps) {
  return props.field.isClient ? <ClientInput {...props} /> : <PlainInput {...props} />;
}

function PlainInput({ field, value, onChange }: EntryInputProps) {
  const { type = 'text', isRequired = false, helperText, input, faultTexts = {} } = field;
  // A saved value that is no longer in the list is kept.
  const isUnlisted = field.options?.every((option) => option.value !== value);
  const options = isUnlisted ? field.options?.concat({ value, label: value }) : field.options;
  const common = { name: field.name, label: field.label, required: isRequired, helperText, value };
  if (options) return <CheckedChoice {...common} options={options} onChange={onChange} />;
  return (
    <CheckedField
      {...common}
      autoComplete="off"
      type={type}
      fullWidth
      onChange={(event) => onChange(event.target.value)}
      // Browsers show a placeholder in an empty date field; the label must not overlap it.
      isLabelAbove={type.startsWith('date')}
      input={{ ...(type === 'number' ? { step: 'any' } : { dir: 'auto', maxLength: 200 }), ...input }}
      faultTexts={faultTexts}
    />
  );
}

function ClientInput({ field, value, onChange }: EntryInputProps) {
  const clients = useClientChoices() ?? [];
  const isListed = value === '' || clients.some(({ id }) => id === value);
  const options = [
    { value: '', label: words.noClient },
    ...clients.map(({ id, name }) => ({ value: id, label: name })),
    ...(isListed ? [] : [{ value, label: words.endedClient }]),
  ];
  return <PlainInput field={{ ...field, options }} value={value} onChange={onChange} />;
}
