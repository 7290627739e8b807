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

/** Whether the person has taken the steps or put the guidance away, in this browser. */
export function areOver(userId: string): boolean {
  return localStorage.getItem(keyOf(userId)) !== null;
}

export function rememberOver(userId: string): void {
  localStorage.setItem(keyOf(userId), 'over');
}
