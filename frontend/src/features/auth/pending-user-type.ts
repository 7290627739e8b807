import type { UserType } from '../../api/generated/types.gen';

const KEY = 'pending_user_type';

/** Stores the chosen user type before the redirect to the provider (S2.71, S3.8). */
export function rememberPendingUserType(search: string): void {
  const wanted = new URLSearchParams(search).get('type') === 'consultant' ? 'consultant' : 'user';
  localStorage.setItem(KEY, wanted);
}

/** The remembered kind; 'user' when nothing is remembered (S4.11, S9.46). */
export function readPendingUserType(): UserType {
  return localStorage.getItem(KEY) === 'consultant' ? 'consultant' : 'user';
}

export function clearPendingUserType(): void {
  localStorage.removeItem(KEY);
}
