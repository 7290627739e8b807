import { currencyName } from './earnings.en';

/** Currencies in use, as choices: `usd`, "USD · US Dollar", by their code. */
export function currencyOptions(): { value: string; label: string }[] {
  return Intl.supportedValuesOf('currency').map((code) => ({
    value: code.toLowerCase(),
    label: `${code} · ${currencyName(code)}`,
  }));
}
