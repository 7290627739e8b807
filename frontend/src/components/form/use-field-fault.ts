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
  /** What is said of a fault, where the usual words do not fit. */
  faultTexts?: Partial<Record<FieldFault, string>>;
  /** What is wrong by a rule that HTML does not have; null while nothing is. */
  otherFault?: string | null;
}

interface FieldState {
  id: string;
  field: RefObject<HTMLInputElement | null>;
  /** What is wrong with what stands in the field, or what the server found wrong; undefined when nothing is. */
  fault: string | undefined;
}

/** What the form around a field has found about it. */
export function useFieldFault(rules: FieldRules): FieldState {
  const { name, label, type, input = {}, faultTexts = {}, otherFault = null } = rules;
  const ownId = useId();
  const id = rules.id ?? ownId;
  const field = useRef<HTMLInputElement>(null);
  const { ofField, ofServer } = use(FormFaultsContext);
  useEffect(() => {
    // Of a list, this is not the element: nothing can be wrong with a choice.
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
