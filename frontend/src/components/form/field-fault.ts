import * as words from './words.en';

/** The error of a field; `other` is an error found by its form. */
export type FieldFault =
  | 'other'
  | 'missing'
  | 'not-an-address'
  | 'not-readable'
  | 'not-as-asked'
  | 'too-low'
  | 'too-high';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** The error that the browser finds in a field; null for none. Blanks alone do not count as a value. */
export function faultOf(field: Field): FieldFault | null {
  const { validity } = field;
  if (validity.badInput) return 'not-readable';
  if (field.required && field.value.trim() === '') return 'missing';
  if (validity.typeMismatch) return 'not-an-address';
  if (validity.patternMismatch) return 'not-as-asked';
  if (validity.rangeUnderflow) return 'too-low';
  if (validity.rangeOverflow) return 'too-high';
  if (validity.customError) return 'other';
  return null;
}

/** The fields of a form that a person fills in, in their order. */
export function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.elements].filter(
    (element): element is Field =>
      (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) && element.willValidate,
  );
}

/** The constraints of the field that its message has to mention. */
export interface AskedOf {
  label: string;
  type?: string | undefined;
  min?: number | string | undefined;
  max?: number | string | undefined;
}

/** The message below the field. */
export function faultText(fault: FieldFault, { label, type, min, max }: AskedOf): string {
  switch (fault) {
    case 'missing':
      return type?.startsWith('date') ? words.dateRequired : words.required(label);
    case 'not-an-address':
      return words.emailRequired;
    case 'not-readable':
      return type === 'number' ? words.numberRequired : words.dateRequired;
    case 'too-low':
      return words.tooLow(min ?? '');
    case 'too-high':
      return words.tooHigh(max ?? '');
    case 'not-as-asked':
    case 'other':
      return words.check(label);
  }
}
