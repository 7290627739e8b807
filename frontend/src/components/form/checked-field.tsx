import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { type InputHTMLAttributes, use, useEffect, useId, useRef } from 'react';
import { type FieldFault, faultText } from './field-fault';
import { FormFaultsContext } from './form-faults';

interface CheckedFieldProps extends Omit<TextFieldProps, 'label' | 'variant' | 'slotProps' | 'inputRef'> {
  label: string;
  /** The rules of HTML, and how the field is written in. */
  input?: InputHTMLAttributes<HTMLInputElement>;
  /** What is said of a fault, where the usual words do not fit. */
  faultTexts?: Partial<Record<FieldFault, string>>;
  /** What is wrong by a rule that HTML does not have; null while nothing is. */
  otherFault?: string | null;
  /** Keeps the label above the field, where a browser shows something in an empty one. */
  isLabelAbove?: boolean;
}

/** A field of a `CheckedForm`: it says below itself what is wrong with it. */
export function CheckedField({
  id: givenId,
  label,
  error = false,
  helperText,
  input = {},
  faultTexts = {},
  otherFault = null,
  isLabelAbove = false,
  ...props
}: CheckedFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const field = useRef<HTMLInputElement>(null);
  const { ofField, ofServer } = use(FormFaultsContext);
  useEffect(() => {
    // Of a list, this is not the element: nothing can be wrong with a choice.
    field.current?.setCustomValidity?.(otherFault ?? '');
  }, [otherFault]);
  const fault = ofField[id];
  const refusal = props.name === undefined ? undefined : ofServer[props.name];
  const found = fault && textOf(fault);
  const text = found ?? (refusal && `${label} ${refusal}`);
  return (
    <TextField
      {...props}
      id={id}
      label={label}
      error={error || text !== undefined}
      helperText={text ?? helperText}
      inputRef={field}
      slotProps={{ htmlInput: input, inputLabel: isLabelAbove ? { shrink: true } : {} }}
    />
  );

  function textOf(kind: FieldFault): string {
    if (kind === 'other' && otherFault !== null) return otherFault;
    return faultTexts[kind] ?? faultText(kind, { label, type: props.type, min: input.min, max: input.max });
  }
}
