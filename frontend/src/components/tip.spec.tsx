import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { Tip } from './tip';

// Its code takes longer to arrive here than a test waits.
beforeAll(() => import('./tip-bubble'));

const tooltip = () => document.querySelector('[role=tooltip]');

describe('Tip', () => {
  it('names what it surrounds, and shows the name while the pointer is there', async () => {
    render(
      <Tip title="Copy link">
        <button type="button">c</button>
      </Tip>,
    );
    const button = screen.getByText('c');
    const around = button.parentElement as HTMLElement;
    expect(around.getAttribute('aria-label')).toBe('Copy link');
    fireEvent.mouseOver(button);
    await screen.findByText('Copy link');
    expect(screen.getByText('c')).toBe(button);
    fireEvent.mouseLeave(around);
    await waitFor(() => expect(tooltip()).toBeNull());
    fireEvent.mouseOver(button);
    await screen.findByText('Copy link');
  });

  it('describes a button that has a name', async () => {
    render(
      <Tip title="The plan has ended" isDescription>
        <button type="button" disabled>
          Export
        </button>
      </Tip>,
    );
    const around = screen.getByText('Export').parentElement as HTMLElement;
    expect(around.getAttribute('title')).toBe('The plan has ended');
    fireEvent.mouseOver(around);
    await screen.findByText('The plan has ended');
    expect(around.getAttribute('aria-describedby')).toBe(tooltip()?.id);
    expect(around.hasAttribute('title')).toBe(false);
    fireEvent.mouseLeave(around);
    await waitFor(() => expect(around.getAttribute('title')).toBe('The plan has ended'));
  });

  it('shows nothing without words, nor to whoever has left', async () => {
    const { rerender } = render(<Tip title="">x</Tip>);
    const around = screen.getByText('x');
    fireEvent.mouseOver(around);
    rerender(<Tip title="Words">x</Tip>);
    fireEvent.mouseLeave(around);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(tooltip()).toBeNull();
  });
});
