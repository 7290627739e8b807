import * as words from './words.en';

/** What is wrong with a field; `other` is what its form has found. */
export type FieldFault =
  | 'other'
  | 'missing'
  | 'not-an-address'
  | 'not-readable'
  | 'not-as-asked'
  | 'too-low'
  | 'too-high';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** What the browser finds wrong with a field; null when nothing is. Blanks alone are no answer. */
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

/** What the field asks for, as far as its text has to name it. */
export interface AskedOf {
  label: string;
  type?: string | undefined;
  min?: number | string | undefined;
  max?: number | string | undefined;
}

/** The sentence that stands below the field. */
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
