import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { AuthPage } from './auth-page';
import { SessionContext } from './session-context';

const ACTIONS = { signIn: async () => undefined, signOut: async () => undefined, setProfile: () => undefined };

describe('the sign-in page', () => {
  it('bears the mark, and says what to expect behind its one button (screens m16)', () => {
    const { container } = render(
      <MemoryRouter>
        <SessionContext value={{ status: 'signed-out', actions: ACTIONS }}>
          <AuthPage providerLabel="Acme" />
        </SessionContext>
      </MemoryRouter>,
    );
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/favicon.svg');
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Continue with Acme']);
    const facts = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(facts).toContain('No password to remember');
    expect(facts).toContain('Download or delete your data at any time');
  });
});
