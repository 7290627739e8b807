import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { CheckedField } from './checked-field';
import { CheckedForm } from './checked-form';

const person = userEvent.setup({ delay: null });

const send = () => person.click(screen.getByRole('button', { name: 'Send' }));
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const describedBy = (name: string) =>
  document.getElementById(field(name).getAttribute('aria-describedby') ?? '')?.textContent;

function open(problem?: unknown) {
  const handleSubmit = vi.fn();
  const view = render(<TestForm problem={problem} onSubmit={handleSubmit} />);
  return {
    handleSubmit,
    answer: (later: unknown) => view.rerender(<TestForm problem={later} onSubmit={handleSubmit} />),
  };
}

function TestForm({ problem, onSubmit }: { problem?: unknown; onSubmit: () => void }) {
  const [repeated, setRepeated] = useState('');
  return (
    <CheckedForm onSubmit={onSubmit} problem={problem}>
      <CheckedField label="Name" name="name" input={{ required: true }} />
      <CheckedField label="Email" name="email" type="email" />
      <CheckedField
        label="Amount"
        input={{ pattern: '[0-9]+' }}
        faultTexts={{ 'not-as-asked': 'Enter whole dollars.' }}
        helperText="Such as 12"
      />
      <CheckedField
        label="Again"
        value={repeated}
        onChange={(event) => setRepeated(event.target.value)}
        otherFault={repeated === '' ? null : 'The passwords do not match.'}
      />
      <button type="submit">Send</button>
    </CheckedForm>
  );
}

describe('a form that checks its fields (screens m14)', () => {
  it('says below the first wrong field what is wrong, and goes there', async () => {
    const { handleSubmit } = open();
    await person.type(field('Name'), '  ');
    await person.type(field('Email'), 'ida');
    await send();
    expect(handleSubmit).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(field('Name'));
    expect(field('Name').getAttribute('aria-invalid')).toBe('true');
    expect(describedBy('Name')).toBe('Name is required.');
    expect(describedBy('Email')).toBe('Enter an email address, such as name@example.com.');
    expect(describedBy('Amount')).toBe('Such as 12');
  });

  it('leaves the browser out of it', () => {
    open();
    expect(field('Name').form?.noValidate).toBe(true);
  });

  it('says it in the words of the field, and no longer once the field is changed', async () => {
    open();
    await person.type(field('Name'), 'Ida');
    await person.type(field('Amount'), '12 dollars');
    await send();
    expect(document.activeElement).toBe(field('Amount'));
    expect(describedBy('Amount')).toBe('Enter whole dollars.');
    await person.type(field('Amount'), '{Backspace}');
    expect(field('Amount').getAttribute('aria-invalid')).toBe('false');
    expect(describedBy('Amount')).toBe('Such as 12');
  });

  it('knows what only its owner can judge', async () => {
    const { handleSubmit } = open();
    await person.type(field('Name'), 'Ida');
    await person.type(field('Again'), 'x');
    await send();
    expect(describedBy('Again')).toBe('The passwords do not match.');
    await person.clear(field('Again'));
    await send();
    expect(handleSubmit).toHaveBeenCalledOnce();
  });

  it('shows at its fields what the server has refused, until they are changed', async () => {
    const { answer } = open();
    answer({
      code: 'invalid-fields',
      status: 422,
      title: 'No',
      errors: [{ pointer: '#/email', detail: 'is unknown' }],
    });
    expect(describedBy('Email')).toBe('Email is unknown');
    expect(document.activeElement).toBe(field('Email'));
    await person.type(field('Email'), 'i');
    expect(field('Email').getAttribute('aria-invalid')).toBe('false');
  });
});
