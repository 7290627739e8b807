/** The sections of the landing page that links lead to, in the order of the page (S2.39-S2.42). */
export const SECTIONS = [
  { id: 'features', label: 'Features' },
  { id: 'how-it-works', label: 'How It Works' },
  { id: 'pricing', label: 'Pricing' },
  { id: 'use-cases', label: 'Use Cases' },
] as const;

export type SectionId = (typeof SECTIONS)[number]['id'];

/** The section that a hash such as '#features' names, or null when it names none (T10). */
export function sectionOf(hash: string): SectionId | null {
  return SECTIONS.find(({ id }) => hash === `#${id}`)?.id ?? null;
}

/** Where a link to a section leads, from any page. */
export function sectionPath(id: SectionId): string {
  return `/#${id}`;
}
