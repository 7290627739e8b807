import type { ActivityType } from '../../api/generated/types.gen';
import * as words from './words.en';

type SeveralText = (count: number, more: string) => string;

const TEXTS: Partial<Record<ActivityType, string>> = words.actions;

/** The action of a member, after their name. An unknown kind is shown as it is. */
export function activityText(type: ActivityType): string {
  return TEXTS[type] ?? type.replaceAll('_', ' ');
}

/** What is done to SOPs: the same SOP may be counted several times. */
const SOP_TEXTS: Partial<Record<ActivityType, SeveralText>> = words.actionsWithSops;

/** What is done with something of an SOP: each time is another one. */
const PART_TEXTS: Partial<Record<ActivityType, SeveralText>> = words.actionsWithParts;

/**
 * A repeated action of a member, after their name.
 * @param times at least 2.
 * @param sops how many SOPs it was about.
 * @param isOpen there may have been more of it.
 */
export function repeatedActivityText(
  type: ActivityType,
  { times, sops, isOpen }: { times: number; sops: number; isOpen: boolean },
): string {
  const more = isOpen ? '+' : '';
  const ofParts = PART_TEXTS[type];
  if (ofParts) return ofParts(times, more);
  const ofSops = SOP_TEXTS[type];
  if (ofSops && sops > 1) return ofSops(sops, more);
  return words.actionRepeated(activityText(type), times, more);
}
