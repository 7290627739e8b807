import { fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ChoiceField } from './choice-field';

// Its code takes longer to arrive here than a test waits.
beforeAll(() => import('./select-field'));

const CHOICES = [
  { value: 'all', label: 'All' },
  { value: 'done', label: 'Completed' },
];

function show() {
  const handleChange = vi.fn();
  render(<ChoiceField label="Status" value="all" choices={CHOICES} onChange={handleChange} />);
  return { field: screen.getByRole('combobox', { name: 'Status' }), handleChange };
}

describe('ChoiceField', () => {
  it('opens its menu below the pointer, and tells what was chosen', async () => {
    const { field, handleChange } = show();
    expect(field.getAttribute('aria-expanded')).toBe('false');
    fireEvent.mouseDown(field, { button: 2 });
    expect(field.isConnected).toBe(true);
    fireEvent.mouseDown(field);
    fireEvent.click(await screen.findByText('Completed'));
    expect(handleChange).toHaveBeenCalledWith('done');
  });

  it.each(['Enter', ' ', 'ArrowDown', 'ArrowUp'])('opens its menu with a key [%j]', async (key) => {
    fireEvent.keyDown(show().field, { key });
    expect((await screen.findByText('Completed')).closest('[role=listbox]')).not.toBeNull();
  });

  it('leaves other keys alone', () => {
    const { field } = show();
    expect(fireEvent.keyDown(field, { key: 'Tab' })).toBe(true);
    expect(field.isConnected).toBe(true);
  });
});
