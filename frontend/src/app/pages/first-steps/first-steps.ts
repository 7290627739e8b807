/** What a newcomer has done so far. */
export interface FirstSteps {
  hasPlan: boolean;
  hasSop: boolean;
  hasInvited: boolean;
}

export function areDone({ hasPlan, hasSop, hasInvited }: FirstSteps): boolean {
  return hasPlan && hasSop && hasInvited;
}

function keyOf(userId: string): string {
  return `sop-platform.first-steps.${userId}`;
}

/** Whether the person has put the guidance away in this browser. */
export function isDismissed(userId: string): boolean {
  return localStorage.getItem(keyOf(userId)) === 'dismissed';
}

export function rememberDismissal(userId: string): void {
  localStorage.setItem(keyOf(userId), 'dismissed');
}
