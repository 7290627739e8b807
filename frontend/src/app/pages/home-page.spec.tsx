import { ThemeProvider } from '@mui/material/styles';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { UserType } from '../../api/generated/types.gen';
import { SessionContext, type SessionState } from '../../features/auth/session-context';
import { theme } from '../../theme/theme';
import { HomePage } from './home-page';

const ACTIONS = { signIn: async () => undefined, signOut: async () => undefined, setProfile: () => undefined };

function signedInAs(userType: UserType | null): SessionState {
  const profile = {
    id: 'e0c5c2f4-5a0c-4a5e-9a53-0d1f3c7b2a10',
    user_type: userType,
    full_name: 'Ida',
    email: 'ida@example.test',
  };
  return { status: 'signed-in', profile };
}

/** Renders the front page at the address and returns the final path. */
function open(state: SessionState, address = '/'): string {
  const router = createMemoryRouter(
    [
      { path: '/', element: <HomePage /> },
      { path: '*', element: null },
    ],
    { initialEntries: [address] },
  );
  render(
    <ThemeProvider theme={theme}>
      <QueryClientProvider client={new QueryClient()}>
        <SessionContext value={{ ...state, actions: ACTIONS }}>
          <RouterProvider router={router} />
        </SessionContext>
      </QueryClientProvider>
    </ThemeProvider>,
  );
  return router.state.location.pathname;
}

const isLanding = () => screen.queryByRole('heading', { level: 1 }) !== null;

describe('the front page', () => {
  it('is a spinner while it is not known who reads it (S2.38)', () => {
    open({ status: 'loading' });
    expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
    expect(isLanding()).toBe(false);
  });

  it('is the landing page for a visitor (S2.1)', () => {
    expect(open({ status: 'signed-out' })).toBe('/');
    expect(isLanding()).toBe(true);
  });

  it.each([
    ['user', '/dashboard/user'],
    ['consultant', '/dashboard/consultant'],
  ] as const)('sends a %s to %s (S2.35, S2.36)', (userType, target) => {
    expect(open(signedInAs(userType))).toBe(target);
  });

  it('keeps somebody without a type (S2.37)', () => {
    expect(open(signedInAs(null))).toBe('/');
    expect(isLanding()).toBe(true);
  });

  it.each([
    ['/#features', '/'],
    ['/#access_token=x', '/dashboard/user'],
  ])('at %s leaves a user at %s (T10)', (address, target) => {
    expect(open(signedInAs('user'), address)).toBe(target);
  });
});
