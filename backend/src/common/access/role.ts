/** The two kinds of signed-in person (S1.6). */
export const ROLES = ['user', 'consultant'] as const;
export type Role = (typeof ROLES)[number];
