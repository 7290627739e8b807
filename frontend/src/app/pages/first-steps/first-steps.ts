/** What a new user has done so far. */
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

/** Whether the user has completed the steps or dismissed the guidance, in this browser. */
export function areOver(userId: string): boolean {
  return localStorage.getItem(keyOf(userId)) !== null;
}

export function rememberOver(userId: string): void {
  localStorage.setItem(keyOf(userId), 'over');
}
