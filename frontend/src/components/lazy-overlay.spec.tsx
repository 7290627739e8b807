import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { lazyOverlay } from './lazy-overlay';

interface SheetProps {
  isOpen: boolean;
}

function Sheet({ isOpen }: SheetProps) {
  return <p>{isOpen ? 'open' : 'closing'}</p>;
}

it('an overlay is not there before it is opened, and is still there to be seen closing', async () => {
  const LazySheet = lazyOverlay<SheetProps>(async () => Sheet);
  const { container, rerender } = render(<LazySheet isOpen={false} />);
  expect(container.innerHTML).toBe('');
  rerender(<LazySheet isOpen />);
  await screen.findByText('open');
  rerender(<LazySheet isOpen={false} />);
  expect(screen.getByText('closing')).toBeTruthy();
});

it('the code of an overlay comes once somebody uses the page; if it did not come, it is asked for again', async () => {
  vi.useFakeTimers();
  const load = vi.fn(async () => Sheet).mockRejectedValueOnce(new Error('The line is dead'));
  const LazySheet = lazyOverlay<SheetProps>(load);
  await vi.runAllTimersAsync();
  expect(load).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('pointermove'));
  await vi.runAllTimersAsync();
  expect(load).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
  render(<LazySheet isOpen />);
  await screen.findByText('open');
  expect(load).toHaveBeenCalledTimes(2);
});
