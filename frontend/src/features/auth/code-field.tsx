import { CheckedField } from '../../components/form/checked-field';
import * as words from './auth-steps.en';

interface CodeFieldProps {
  label: string;
  value: string;
  onChange: (code: string) => void;
  /** What is wrong with the code that was sent. */
  error?: string | null;
  hasFocus?: boolean;
}

/** A code of six digits, as authenticator apps and mails give it. */
export function CodeField({ label, value, onChange, error = null, hasFocus = false }: CodeFieldProps) {
  return (
    <CheckedField
      label={label}
      value={value}
      // Copied codes may contain a space.
      onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, 6))}
      error={error !== null}
      helperText={error}
      fullWidth
      autoFocus={hasFocus}
      input={{ required: true, inputMode: 'numeric', autoComplete: 'one-time-code', pattern: '[0-9]{6}' }}
      faultTexts={{ missing: words.sixDigits, 'not-as-asked': words.sixDigits }}
    />
  );
}
