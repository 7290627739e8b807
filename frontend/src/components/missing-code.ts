/** The error messages of Chromium, Firefox, Safari and the build's loader for a chunk that fails to load. */
const MESSAGES = [
  'Failed to fetch dynamically imported module',
  'error loading dynamically imported module',
  'Importing a module script failed',
  'Unable to preload CSS',
];

/**
 * Whether a page crashed because its code failed to load: the connection is lost, or a deploy has replaced the files.
 */
export function isMissingCode(error: unknown): boolean {
  return error instanceof Error && MESSAGES.some((message) => error.message.includes(message));
}
