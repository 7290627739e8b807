import { TextInput, type TextInputProps } from './text-input';
import { type FieldRules, useFieldFault } from './use-field-fault';

type CheckedFieldProps = Omit<TextInputProps, 'id' | 'inputRef'> & FieldRules;

/** A field of a `CheckedForm`, with its error message below. */
export function CheckedField({
  faultTexts,
  otherFault = null,
  error = false,
  helperText,
  ...props
}: CheckedFieldProps) {
  const { id, field, fault } = useFieldFault({ ...props, ...(faultTexts && { faultTexts }), otherFault });
  return (
    <TextInput
      {...props}
      id={id}
      error={error || fault !== undefined}
      helperText={fault ?? helperText}
      inputRef={field}
    />
  );
}
