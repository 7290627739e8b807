import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** How often the draft of a prompt breaks a rule today: by id, then by name of the rule. */
export type Breaks = Readonly<Record<string, Readonly<Record<string, number>>>>;

const FILE = new URL('known-breaks.json', import.meta.url);

/** The breaks that are known and wait for the drafter to be mended. */
export function knownBreaks(): Breaks {
  return existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {};
}

/** Replaces the known breaks of the given drafts. */
export function writeKnownBreaks(breaks: Breaks): void {
  const all = Object.entries({ ...knownBreaks(), ...breaks });
  const broken = all
    .filter(([, rules]) => Object.keys(rules).length > 0)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(broken), null, 2)}\n`);
}
