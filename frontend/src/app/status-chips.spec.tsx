import { ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { EntryStatus } from '../features/consultant/entry-status';
import { SopStatusChip } from '../features/sops/sop-status-chip';
import { theme } from '../theme/theme';

function chipOf(text: string) {
  const chip = screen.getByText(text).closest<HTMLElement>('[data-tone]');
  if (!chip) throw new Error(`${text} is no status chip`);
  return chip;
}

describe('the chip of a state (screens m15)', () => {
  it('looks alike wherever the state means the same', () => {
    render(
      <ThemeProvider theme={theme}>
        <SopStatusChip status="completed" />
        <EntryStatus status="active" />
        <EntryStatus status="pending" />
        <EntryStatus status="ended" />
      </ThemeProvider>,
    );
    const tones = ['Completed', 'Active', 'Pending', 'Ended'].map((text) => chipOf(text).dataset['tone']);
    expect(tones).toEqual(['good', 'good', 'waiting', 'neutral']);
    expect(chipOf('Active').className).toBe(chipOf('Completed').className);
    expect(chipOf('Active').className).not.toBe(chipOf('Pending').className);
  });
});
