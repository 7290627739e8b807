import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { client } from '../../../api/generated/client.gen';
import { ContactForm } from './contact-form';

/** Keys follow each other without a pause. */
const person = userEvent.setup({ delay: null });

const shownCode = () => screen.getByRole('img', { name: /^Verification code:/ }).textContent ?? '';
const codeField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Enter the code' });
const sendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send Message' });
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) });

function open({ subject = '', isDelivered = false } = {}) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ContactForm subject={subject} isDelivered={isDelivered} />
    </QueryClientProvider>,
  );
}

/** Mocks the server's response, and returns what it receives. */
function answerWith(status: number, body: object = {}): Request[] {
  const requests: Request[] = [];
  client.setConfig({
    baseUrl: 'http://localhost',
    throwOnError: true,
    fetch: async (input, init) => {
      requests.push(new Request(input, init));
      return Response.json(body, { status, headers: { 'content-type': 'application/problem+json' } });
    },
  });
  return requests;
}

async function fillAndSend() {
  await fillFields();
  await person.type(codeField(), shownCode());
  await person.click(sendButton());
}

async function fillFields() {
  await person.type(field('First Name'), 'Ida');
  await person.type(field('Last Name'), 'Berg');
  await person.type(field('Email'), 'ida@example.test');
  await person.type(field('Message'), 'Hello.');
}

describe('the contact form', { timeout: 20_000 }, () => {
  it('asks for five things, then for the code, then offers to send (S2.160-S2.166, S3.39, S5.13, S5.14, S9.33)', () => {
    open();
    const names = ['First Name', 'Last Name', 'Email', 'Subject', 'Message'];
    expect(names.every((name) => field(name).required)).toBe(true);
    expect(field('Email').type).toBe('email');
    expect(field('Message').getAttribute('rows')).toBe('6');
    const order = [...names.map(field), codeField(), sendButton()];
    const isInOrder = order.every((element, index) => {
      const next = order[index + 1];
      return !next || element.compareDocumentPosition(next) === Node.DOCUMENT_POSITION_FOLLOWING;
    });
    expect(isInOrder).toBe(true);
    expect(screen.getAllByRole('textbox')).toHaveLength(6);
  });

  it('limits the code to six characters and does not submit automatically (S5.15, S5.16, S9.31)', () => {
    open();
    expect(codeField().maxLength).toBe(6);
    expect(codeField().autocomplete).toBe('off');
  });

  it('can be sent once the code is right, in small letters too (S4.36, S4.37, S4.45, S5.18)', async () => {
    open();
    expect(sendButton().disabled).toBe(true);
    const code = shownCode().toLowerCase();
    await person.type(codeField(), code.slice(0, 5));
    expect(screen.queryByText('Verification successful')).toBeNull();
    await person.type(codeField(), code.slice(5));
    expect(screen.getByText('Verification successful')).toBeTruthy();
    expect(sendButton().disabled).toBe(false);
  });

  it('shows another code each time (S4.35)', () => {
    open();
    const formerCode = shownCode();
    cleanup();
    open();
    expect(shownCode()).not.toBe(formerCode);
  });

  it('shows another code on demand and forgets what was typed (S4.38-S4.40)', async () => {
    open();
    const formerCode = shownCode();
    await person.type(codeField(), formerCode);
    await person.click(screen.getByRole('button', { name: 'New code' }));
    expect(shownCode()).not.toBe(formerCode);
    expect(codeField().value).toBe('');
    expect(screen.queryByText('Verification successful')).toBeNull();
    expect(sendButton().disabled).toBe(true);
  });

  it('counts wrong attempts by Enter and by the button (S4.41-S4.44, SD.22)', async () => {
    open();
    const formerCode = shownCode();
    await person.type(codeField(), '000000{Enter}');
    expect(screen.getByText('Incorrect code. 2 attempts remaining.')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Check code' }));
    expect(screen.getByText('Incorrect code. 1 attempts remaining.')).toBeTruthy();
    await person.type(codeField(), '{Enter}');
    expect(screen.queryByText(/^Incorrect code/)).toBeNull();
    expect(shownCode()).not.toBe(formerCode);
    expect(screen.queryByText('Please complete the verification code')).toBeNull();
    await person.type(codeField(), '000000{Enter}');
    expect(screen.getByText('Incorrect code. 2 attempts remaining.')).toBeTruthy();
    await person.clear(codeField());
    await person.type(codeField(), shownCode());
    expect(screen.queryByText(/^Incorrect code/)).toBeNull();
  });

  it('answers Enter in a field with what is missing, and sends nothing (S4.46, S8.39, SD.23)', async () => {
    open();
    await person.type(field('Email'), 'ida@example.test{Enter}');
    expect(screen.getByRole('alert').textContent).toBe('Please complete the verification code');
    expect(screen.queryByText('Form submitted successfully!')).toBeNull();
  });

  it('says that it was sent, calls nobody and keeps what was written (S4.47, S4.48, S7.48)', async () => {
    const fetch = vi.spyOn(globalThis, 'fetch');
    open({ subject: 'Enterprise plan' });
    await fillAndSend();
    expect(screen.getByText('Form submitted successfully!')).toBeTruthy();
    expect(field('Subject').value).toBe('Enterprise plan');
    expect(field('Message').value).toBe('Hello.');
    expect(fetch).not.toHaveBeenCalled();
  });

  it('sends the message where somebody gets it, and says so (T22)', async () => {
    const requests = answerWith(202);
    open({ subject: 'Seats', isDelivered: true });
    await fillAndSend();
    await screen.findByText('Form submitted successfully!');
    expect(requests.map(({ url }) => new URL(url).pathname)).toEqual(['/api/v1/contact']);
    expect(await requests[0]?.json()).toEqual({
      first_name: 'Ida',
      last_name: 'Berg',
      email: 'ida@example.test',
      subject: 'Seats',
      message: 'Hello.',
    });
    expect(field('Message').value).toBe('Hello.');
  });

  it('has a field that people do not meet, and tells the server when a program filled it in (screens A10)', async () => {
    const requests = answerWith(202);
    open({ subject: 'Seats', isDelivered: true });
    const trap = document.querySelector<HTMLInputElement>('input[name="website"]');
    if (!trap) throw new Error('There is no such field');
    expect(screen.getAllByRole('textbox')).not.toContain(trap);
    expect([trap.tabIndex, trap.autocomplete]).toEqual([-1, 'off']);
    trap.value = 'https://watches.example.test';
    await fillAndSend();
    await screen.findByText('Form submitted successfully!');
    expect(await requests[0]?.json()).toMatchObject({ website: 'https://watches.example.test' });
  });

  it('keeps what was written when it could not be sent, and says why (T22)', async () => {
    const title = 'Some fields are not valid';
    const errors = [{ pointer: '#/email', detail: 'must be an email' }];
    answerWith(422, { code: 'invalid-fields', status: 422, title, errors });
    open({ subject: 'Seats', isDelivered: true });
    await fillAndSend();
    const failure = await screen.findByText(/^Your message was not sent\./);
    expect(failure.textContent).toBe(`Your message was not sent. ${title}`);
    expect(field('Email').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Email must be an email')).toBeTruthy();
    expect(field('Message').value).toBe('Hello.');
    expect(screen.queryByText('Form submitted successfully!')).toBeNull();
  });
});
