/** Why a version was cut. Further causes come with reviews and imports. */
export const VERSION_CAUSES = [
  'edited',
  'generated',
  'submitted',
  'published',
  'restored',
  'replaced',
  'imported',
  'template',
  'adopted',
] as const;
export type VersionCause = (typeof VERSION_CAUSES)[number];

export const VERSION_STATES = [
  'draft',
  'in_review',
  'returned',
  'approved',
  'effective',
  'superseded',
  'withdrawn',
] as const;
export type VersionState = (typeof VERSION_STATES)[number];
