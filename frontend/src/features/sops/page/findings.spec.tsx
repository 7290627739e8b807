import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { SopDocument } from '../../../api/generated/types.gen';
import { Findings } from './findings';

const DOCUMENT = { phases: [] } as unknown as SopDocument;

const show = (message: string, path: string, text: string | null = null) =>
  render(<Findings findings={[{ message, path, text }]} document={DOCUMENT} />);

it.each([
  ['There is no purpose.', '/purpose'],
  ['There is no time or event that starts it.', '/trigger'],
])('what is said of a text that is there once needs no line: %s', (message, path) => {
  show(message, path);
  screen.getByText(message);
  expect(screen.queryByRole('listitem')).toBeNull();
});

it('names and quotes the line that is meant', () => {
  show('Say how much.', '/records/1', 'Enough log sheets');
  expect(screen.getByRole('listitem').textContent).toMatch(/2.*Enough log sheets/);
});
