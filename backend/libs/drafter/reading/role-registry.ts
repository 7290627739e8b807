import { isShortFor } from '../extract/told-acronym.js';
import { capitalise, uniqueBy } from '../text/words.js';

/** The roles that a request names, under one name each. */
export class RoleRegistry {
  private readonly names: string[] = [];
  private readonly duties = new Map<string, string[]>();

  /** Adds a role as it was read: "Senior (Ben)", "Ben", "Manager on duty". */
  add(role: string, duty?: string): void {
    this.names.push(role);
    if (duty !== undefined) this.duties.set(role, [...(this.duties.get(role) ?? []), duty]);
  }

  /**
   * Gives the fullest name of the same role: "Senior (Ben)" for "Ben", an earlier "Account manager" for "Manager", and
   * "Teachers" for one of them.
   */
  fullName(role: string): string {
    const lower = role.toLowerCase();
    const several = this.names.find((name) => isSeveral(name.toLowerCase(), lower));
    if (several !== undefined) return capitalise(several);
    const spelled = uniqueBy(
      this.names.filter((name) => isShortFor(role, name)),
      (name) => name.toLowerCase(),
    );
    if (spelled.length === 1) return capitalise(spelled[0] ?? role);
    const first = this.names.findIndex((name) => name.toLowerCase() === lower);
    const fuller = this.names.filter(
      (name, at) =>
        isNamed(name.toLowerCase(), lower) || ((first < 0 || at < first) && isKindOf(name.toLowerCase(), lower)),
    );
    const candidates = uniqueBy(fuller, (name) => name);
    const [fullest] = candidates;
    return capitalise(candidates.length === 1 && fullest !== undefined ? fullest : this.inPlainLetters(role));
  }

  /** "Staff" for the "STAFF" of a heading, where both are named. */
  private inPlainLetters(role: string): string {
    if (role !== role.toUpperCase()) return role;
    const lower = role.toLowerCase();
    return this.names.find((name) => name !== role && name.toLowerCase() === lower) ?? role;
  }

  /** Every role under its fullest name, in the order of the request. */
  all(): { name: string; duties: string[] }[] {
    const names = uniqueBy(
      this.names.map((name) => this.fullName(name)),
      (name) => name,
    );
    return names.map((name) => ({ name, duties: this.dutiesOf(name) }));
  }

  private dutiesOf(fullName: string): string[] {
    return [...this.duties].flatMap(([role, duties]) => (this.fullName(role) === fullName ? duties : []));
  }
}

/** "Till operator + supervisor", "vets and the head nurse (Mia)": several of them, and no fuller name of one. */
const JOINED = /\s(?:\+|&|\/|and|or)\s|\p{L}\/\p{L}|,\s/u;

/** "Senior (Ben)" for "Ben" and "Senior" */
function isNamed(name: string, role: string): boolean {
  if (JOINED.test(name)) return false;
  return name.endsWith(`(${role})`) || name.startsWith(`${role} (`);
}

/** "Teachers" for "teacher" */
function isSeveral(name: string, role: string): boolean {
  return name === `${role}s` || name === `${role}es` || (role.endsWith('y') && name === `${role.slice(0, -1)}ies`);
}

/** "Account manager" or "Account manager (Jo)" for "Manager", when it was named before: "the manager" of later is that one. */
function isKindOf(name: string, role: string): boolean {
  const plain = name.replace(/ \([^()]*\)$/u, '');
  if (JOINED.test(plain)) return false;
  return plain.endsWith(` ${role}`) || name.startsWith(`${role} on `) || name.startsWith(`${role} in charge`);
}

/** "The manager decides", for "Manager". */
export function beginsWithRole(text: string, role: string): boolean {
  return text
    .replace(/^the\s/iu, '')
    .toLowerCase()
    .startsWith(`${role.toLowerCase()} `);
}
