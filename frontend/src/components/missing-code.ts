/** What Chromium, Firefox, Safari and the build's own loader say when a part of the product does not arrive. */
const MESSAGES = [
  'Failed to fetch dynamically imported module',
  'error loading dynamically imported module',
  'Importing a module script failed',
  'Unable to preload CSS',
];

/** Whether a page broke because its code did not arrive: the line is dead, or a deploy has replaced the files. */
export function isMissingCode(error: unknown): boolean {
  return error instanceof Error && MESSAGES.some((message) => error.message.includes(message));
}
