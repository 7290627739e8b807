import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ConfirmDialog } from './confirm-dialog';

const nothing = () => undefined;

function focusOf(isHarmless?: boolean): string | null | undefined {
  render(
    <ConfirmDialog
      isOpen
      title="Draft this again?"
      text="The text is replaced."
      confirmLabel="Draft again"
      isHarmless={isHarmless}
      onConfirm={nothing}
      onClose={nothing}
    />,
  );
  expect(screen.getByRole('dialog', { name: 'Draft this again?' })).toBeTruthy();
  return document.activeElement?.textContent;
}

it('a question starts on Cancel, unless its wish destroys nothing (screens A2)', () => {
  expect(focusOf()).toBe('Cancel');
});

it('a question about something harmless starts on its wish', () => {
  expect(focusOf(true)).toBe('Draft again');
});

it('only the question before a sign-in is linked is harmless (screens A2)', () => {
  const sources = import.meta.glob<string>(['/frontend/src/**/*.tsx', '!**/*.spec.tsx', '!**/confirm-dialog.tsx'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const asking = Object.entries(sources).filter(([, source]) => source.includes('<ConfirmDialog'));
  expect(asking.length).toBeGreaterThan(8);
  const harmless = asking.filter(([, source]) => source.includes('isHarmless')).map(([path]) => path);
  expect(harmless).toEqual(['/frontend/src/features/auth/identities/link-button.tsx']);
});
