/** The sections of the landing page that links lead to, in the order of the page (S2.39-S2.42). */
export const SECTION_IDS = ['features', 'how-it-works', 'pricing', 'use-cases'] as const;

export type SectionId = (typeof SECTION_IDS)[number];

/** The section of a hash such as '#features', or null for none (T10). */
export function sectionOf(hash: string): SectionId | null {
  return SECTION_IDS.find((id) => hash === `#${id}`) ?? null;
}

/** The URL of a section, from any page. */
export function sectionPath(id: SectionId): string {
  return `/#${id}`;
}
