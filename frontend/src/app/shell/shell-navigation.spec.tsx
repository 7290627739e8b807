import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { ShellNavigation } from './shell-navigation';

const markedAt = (path: string) => {
  const { unmount } = render(
    <MemoryRouter initialEntries={[path]}>
      <ShellNavigation userType="user" />
    </MemoryRouter>,
  );
  const marked = screen.queryAllByRole('link', { current: 'page' }).map((link) => link.textContent);
  unmount();
  return marked;
};

describe('the navigation', () => {
  it.each([
    ['/dashboard/user', ['Dashboard']],
    ['/sops', ['SOPs']],
    ['/sops/01890000', ['SOPs']],
    ['/shared-sops/01890000', ['SOPs']],
    ['/sops-of-others', []],
    ['/account', []],
  ])('marks at %s where the person is', (path, expected) => {
    expect(markedAt(path)).toEqual(expected);
  });
});
