import { CAREERS } from '../content/careers.en';

/** Where an application for a position is written (T23). */
export function applicationPath(title: string): string {
  return `/contact?${new URLSearchParams({ subject: CAREERS.applicationSubject(title) })}`;
}
