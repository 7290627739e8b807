import { type InputHTMLAttributes, type RefObject, use, useEffect, useId, useRef } from 'react';
import { type FieldFault, faultText } from './field-fault';
import { FormFaultsContext } from './form-faults';
import * as words from './words.en';

export interface FieldRules {
  id?: string | undefined;
  name?: string | undefined;
  label: string;
  type?: string | undefined;
  input?: InputHTMLAttributes<HTMLInputElement>;
  /** Custom error messages, where the default ones do not fit. */
  faultTexts?: Partial<Record<FieldFault, string>>;
  /** An error by a rule that HTML does not have; null while there is none. */
  otherFault?: string | null;
}

interface FieldState {
  id: string;
  field: RefObject<HTMLInputElement | null>;
  /** The error of the field's value, or the server's; undefined when there is none. */
  fault: string | undefined;
}

/** The error that the surrounding form has found for a field. */
export function useFieldFault(rules: FieldRules): FieldState {
  const { name, label, type, input = {}, faultTexts = {}, otherFault = null } = rules;
  const ownId = useId();
  const id = rules.id ?? ownId;
  const field = useRef<HTMLInputElement>(null);
  const { ofField, ofServer } = use(FormFaultsContext);
  useEffect(() => {
    // For a select, this is not the element: a choice is always valid.
    field.current?.setCustomValidity?.(otherFault ?? '');
  }, [otherFault]);
  const textOf = (kind: FieldFault): string =>
    kind === 'other' && otherFault !== null
      ? otherFault
      : (faultTexts[kind] ?? faultText(kind, { label, type, min: input.min, max: input.max }));
  const found = ofField[id];
  const refusal = name === undefined ? undefined : ofServer[name];
  return { id, field, fault: found ? textOf(found) : refusal && words.refused(label, refusal) };
}
