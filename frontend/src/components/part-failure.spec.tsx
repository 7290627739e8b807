import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PartFailure } from './part-failure';

it('says what did not arrive, and tries once more', () => {
  const handleRetry = vi.fn();
  render(<PartFailure text="The history could not be loaded." onRetry={handleRetry} />);
  expect(screen.getByRole('alert').textContent).toContain('The history could not be loaded.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(handleRetry).toHaveBeenCalledOnce();
});
