import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DraftAnnouncements } from './draft-announcements';

type Sop = Parameters<typeof DraftAnnouncements>[0]['sops'][number];

const sop = (id: string, generation_state: Sop['generation_state']): Sop => ({
  id,
  title: `SOP ${id}`,
  generation_state,
  created_at: '2026-11-01T00:00:00Z',
});

it('a list tells screen readers which drafts are finished, once (screens A4)', () => {
  const { rerender } = render(<DraftAnnouncements sops={[sop('1', 'running'), sop('2', 'succeeded')]} />);
  const heard = () => screen.getByRole('status').textContent;
  expect(heard()).toBe('');
  rerender(<DraftAnnouncements sops={[sop('1', 'succeeded'), sop('2', 'succeeded')]} />);
  expect(heard()).toBe('SOP 1 is drafted.');
  rerender(<DraftAnnouncements sops={[sop('1', 'succeeded'), sop('2', 'succeeded'), sop('3', 'failed')]} />);
  expect(heard()).toBe('SOP 1 is drafted.');
});
