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
      return type?.startsWith('date') ? 'Enter a date and a time.' : `${label} is required.`;
    case 'not-an-address':
      return 'Enter an email address, such as name@example.com.';
    case 'not-readable':
      return type === 'number' ? 'Enter a number.' : 'Enter a date and a time.';
    case 'too-low':
      return `Enter ${min} or more.`;
    case 'too-high':
      return `Enter ${max} or less.`;
    case 'not-as-asked':
    case 'other':
      return `Check ${label.toLowerCase()}.`;
  }
}
