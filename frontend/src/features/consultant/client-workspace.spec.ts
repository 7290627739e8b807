import { describe, expect, it } from 'vitest';
import { lossText } from './client-workspace';

const NOTHING = { projects: 0, active_projects: 0, meetings: 0, upcoming_meetings: 0, earning_count: 0, earnings: [] };

describe('what the deletion of a client takes along', () => {
  it('is told in numbers, with a way to keep it', () => {
    expect(lossText({ ...NOTHING, projects: 2, meetings: 1, earning_count: 4 })).toBe(
      '2 projects, 1 meeting, and 4 earnings will be deleted with it. Its SOPs stay, without a client. To keep all of it, set the status to Ended instead.',
    );
  });

  it('is nothing where there is nothing', () => {
    expect(lossText(NOTHING)).toBe('Its SOPs stay, without a client.');
  });
});
