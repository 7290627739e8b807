import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { withParts } from './with-parts';

it('puts elements where a sentence names them, in the order of the sentence', () => {
  const parts = { day: <time>Mar 3</time>, link: <a href="/help">Get help</a> };
  render(<p>{withParts('{link} before {day}.', parts)}</p>);
  expect(screen.getByText(/before/).innerHTML).toBe('<a href="/help">Get help</a> before <time>Mar 3</time>.');
});

it('a sentence without parts stays as it is', () => {
  render(<p>{withParts('Nothing to see.', {})}</p>);
  expect(screen.getByText('Nothing to see.').innerHTML).toBe('Nothing to see.');
});
