/** Currencies in use, as choices: `usd`, "USD · US Dollar", by their code. */
export function currencyOptions(): { value: string; label: string }[] {
  const names = new Intl.DisplayNames('en', { type: 'currency' });
  return Intl.supportedValuesOf('currency').map((code) => ({
    value: code.toLowerCase(),
    label: `${code} · ${names.of(code) ?? code}`,
  }));
}
