import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FirstStepsCard } from './first-steps-card';

const nothing = () => undefined;

/** The steps, each as its words and the number of its buttons. */
function stepsOf(hasSop: boolean): { words: string[]; buttons: number }[] {
  const steps = { hasPlan: true, hasSop, hasInvited: hasSop };
  const { unmount } = render(
    <FirstStepsCard steps={steps} onExample={nothing} onInvite={nothing} onDismiss={nothing} />,
  );
  const found = screen.getAllByRole('listitem').map((step) => ({
    words: within(step)
      .getAllByText(/\S/, { selector: 'p' })
      .map(({ textContent }) => textContent ?? ''),
    buttons: within(step).queryAllByRole('button').length,
  }));
  unmount();
  return found;
}

describe('the first steps', () => {
  it.each([false, true])('end in a colon where something follows, and nowhere else (screens m4): done %s', (isDone) => {
    const steps = stepsOf(isDone);
    expect(steps.map(({ buttons }) => buttons > 0)).toEqual([false, !isDone, !isDone]);
    const ends = steps.filter(({ words }) => words.some((text) => text.endsWith(':')));
    expect(ends.map(({ buttons }) => buttons > 0)).toEqual(isDone ? [] : [true]);
  });
});
