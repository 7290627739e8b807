import { describe, expect, it } from 'vitest';
import { activityText, repeatedActivityText } from './activity-texts';

describe('what was done several times (screens m8)', () => {
  it.each([
    ['sop_exported', { times: 6, sops: 6, isOpen: false }, 'exported 6 SOPs'],
    ['sop_exported', { times: 6, sops: 1, isOpen: false }, 'exported an SOP 6 times'],
    ['sop_completed', { times: 3, sops: 2, isOpen: false }, 'marked 2 SOPs as completed'],
    ['sop_question_answered', { times: 4, sops: 1, isOpen: false }, 'answered 4 questions'],
    ['sop_restored', { times: 30, sops: 30, isOpen: true }, 'restored 30+ SOPs'],
  ] as const)('%s %j reads "%s"', (type, counts, text) => {
    expect(repeatedActivityText(type, counts)).toBe(text);
  });

  it('reads a kind that the page does not know as it is', () => {
    expect(activityText('sop_folded' as never)).toBe('sop folded');
  });
});
