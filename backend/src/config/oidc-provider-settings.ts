/** One external OpenID Connect issuer, as configured by `OIDC_PROVIDERS` and `OIDC_<NAME>_*`. */
export interface OidcProviderSettings {
  /** Lower-case name on the wire (`provider=google`). */
  name: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Shown on the one button: 'Continue with {label}'. */
  label: string;
}

/** Issuers that are the same for everyone. */
const WELL_KNOWN_ISSUERS: Readonly<Record<string, string>> = { google: 'https://accounts.google.com' };

/**
 * Reads the settings of the named providers from `values`.
 * @param faults gets one for each setting that is missing.
 */
export function readOidcProviders(
  names: string[],
  values: Record<string, string>,
  faults: string[],
): OidcProviderSettings[] {
  return names.map((raw) => {
    const name = raw.toLowerCase();
    const prefix = `OIDC_${raw.toUpperCase().replaceAll('-', '_')}`;
    const read = (suffix: string, preset?: string): string => {
      const value = values[`${prefix}_${suffix}`] ?? preset;
      if (!value) faults.push(`${prefix}_${suffix}: is needed for the provider ${name}`);
      return value ?? '';
    };
    const issuer = read('ISSUER', WELL_KNOWN_ISSUERS[name]);
    if (issuer && !isHttpAddress(issuer)) {
      faults.push(`${prefix}_ISSUER: must be an http(s) address`);
    }
    return {
      name,
      issuer,
      clientId: read('CLIENT_ID'),
      clientSecret: read('CLIENT_SECRET'),
      label: values[`${prefix}_LABEL`] ?? `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    };
  });
}

function isHttpAddress(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}
