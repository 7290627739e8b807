import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TimeStamp } from './time-stamp';

/** @returns the date of so many days ago, or of last year. */
function shown(at: Date): string {
  const { container } = render(<TimeStamp at={at.toISOString()} isDateOnly />);
  return container.textContent ?? '';
}

describe('a date', () => {
  const thisYear = new Date().getFullYear();

  it('says the year only when it is another one (screens m6)', () => {
    expect(shown(new Date(thisYear, 0, 2, 12))).toBe('Jan 2');
    expect(shown(new Date(thisYear - 1, 10, 26, 12))).toBe(`Nov 26, ${thisYear - 1}`);
  });

  it('that is long ago stands for the age (screens m6)', () => {
    render(<TimeStamp at={new Date(thisYear - 2, 10, 26, 12).toISOString()} isRelative />);
    expect(screen.getByText(`Nov 26, ${thisYear - 2}`)).toBeTruthy();
  });
});
