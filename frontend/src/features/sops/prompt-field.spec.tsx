import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { PromptField } from './prompt-field';

function show({ isFolded }: { isFolded: boolean }) {
  const nothing = () => undefined;
  render(
    <PromptField
      label="What is it about?"
      value=""
      fault={null}
      isFolded={isFolded}
      fieldRef={createRef()}
      onChange={nothing}
      onKeyDown={nothing}
    />,
  );
  const label = screen.getByText('What is it about?', { selector: 'label' });
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'What is it about?' });
  return { example: field.placeholder, isLabelAbove: label.dataset['shrink'] };
}

describe('the field of the prompt', () => {
  it('shows an example while it is empty, below its label', () => {
    const { example, isLabelAbove } = show({ isFolded: false });
    expect(example).toMatch(/^For example: Every evening/);
    expect(isLabelAbove).toBe('true');
  });

  it('has no room for one while it is folded', () => {
    expect(show({ isFolded: true })).toEqual({ example: '', isLabelAbove: 'false' });
  });
});
