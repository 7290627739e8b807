import { CAREERS } from '../content/careers.en';

/** The path of the application for a position (T23). */
export function applicationPath(title: string): string {
  return `/contact?${new URLSearchParams({ subject: CAREERS.applicationSubject(title) })}`;
}
