import type { UserType } from '../api/generated/types.gen';

/** The dashboard of a user type. An unknown type counts as user. */
export function homeOf(userType: UserType | null): string {
  return userType === 'consultant' ? '/dashboard/consultant' : '/dashboard/user';
}

/** Where this user type writes an SOP: users on their dashboard, consultants on a separate page. */
export function newSopPathOf(userType: UserType | null): string {
  return userType === 'consultant' ? '/sops/new' : '/dashboard';
}

/** The redirect for this user type from a path that is not theirs; null when they may stay (S2.25, S2.26, S6.6). */
export function redirectFor(pathname: string, userType: UserType | null): string | null {
  const isConsultant = userType === 'consultant';
  const isUserPath = pathname === '/dashboard' || isWithin(pathname, '/dashboard/user');
  const isConsultantPath = isWithin(pathname, '/dashboard/consultant') || isWithin(pathname, '/consultant');
  if (isConsultant && isUserPath) return '/dashboard/consultant';
  if (!isConsultant && isConsultantPath) return '/dashboard/user';
  return null;
}

function isWithin(pathname: string, parent: string): boolean {
  return pathname === parent || pathname.startsWith(`${parent}/`);
}
