/** Ends of `OIDC_<NAME>_…`. */
const OIDC_SUFFIXES = ['ISSUER', 'CLIENT_ID', 'CLIENT_SECRET', 'LABEL'];
/** Ends of `AI_<NAME>_…`. */
const AI_SUFFIXES = ['API_KEY', 'BASE_URL', 'STRUCTURED'];

interface Named {
  /** Settings of the schema. */
  known: string[];
  /** Names in `OIDC_PROVIDERS` and of the providers in `AI_CHAIN`. */
  oidcProviders: string[];
  aiProviders: string[];
}

/**
 * Finds variables that look like a misspelled setting, if that setting is not given. Other programs have variables too,
 * so a name that resembles none is accepted.
 * @param faults gets one line for each.
 */
export function checkSpelling(values: Record<string, string>, named: Named, faults: string[]): void {
  const settings = [
    ...named.known,
    ...providerSettings('OIDC', named.oidcProviders, OIDC_SUFFIXES),
    ...providerSettings('AI', named.aiProviders, AI_SUFFIXES),
  ];
  const all = new Set(settings.flatMap((name) => [name, `${name}_FILE`]));
  for (const name of Object.keys(values)) {
    if (all.has(name)) continue;
    const meant = [...all].find((setting) => !values[setting] && isMisspelling(name.toUpperCase(), setting));
    if (meant) faults.push(`${name}: is no setting; ${meant} was meant`);
    else if (isOfProvider(name, named)) faults.push(`${name}: is no setting of a provider`);
  }
}

function providerSettings(kind: string, names: string[], suffixes: string[]): string[] {
  return names.flatMap((name) => suffixes.map((suffix) => `${prefixOf(kind, name)}${suffix}`));
}

function prefixOf(kind: string, name: string): string {
  return `${kind}_${name.toUpperCase().replaceAll('-', '_')}_`;
}

/** Whether a variable belongs to a configured provider, so that it cannot belong to another program. */
function isOfProvider(name: string, { oidcProviders, aiProviders }: Named): boolean {
  const prefixes = [
    ...oidcProviders.map((provider) => prefixOf('OIDC', provider)),
    ...aiProviders.map((provider) => prefixOf('AI', provider)),
  ];
  return prefixes.some((prefix) => name.startsWith(prefix));
}

/** Short names resemble each other by chance (`HOME` and `HOST`), so they may differ less. */
function isMisspelling(name: string, setting: string): boolean {
  if (name.replaceAll('_', '') === setting.replaceAll('_', '')) return true;
  if (setting.length < 6) return false;
  return distance(name, setting) <= (setting.length < 10 ? 1 : 2);
}

/** Edit distance between `a` and `b`, with transpositions; a large difference in length counts as far. */
function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return Number.POSITIVE_INFINITY;
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number): number => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    rows.push(current);
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current[column] = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
  }
  return at(a.length, b.length);
}
