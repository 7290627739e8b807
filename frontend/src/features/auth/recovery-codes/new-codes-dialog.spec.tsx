import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { describe, expect, it } from 'vitest';
import type { AuthSessionClient } from '../auth-client';
import { AuthClientContext } from '../auth-client-context';
import { NewCodesDialog } from './new-codes-dialog';

const user = { email: 'anna@example.test' };
const client = Promise.resolve({
  getUser: async () => ({ data: { user }, error: null }),
} as unknown as AuthSessionClient);
const CLIENT = { load: () => client, loaded: client };

describe('the new recovery codes', () => {
  it('have all their buttons in the part that no message lies over (screens m3)', async () => {
    await act(async () => {
      render(
        <QueryClientProvider client={new QueryClient()}>
          <AuthClientContext value={CLIENT}>
            <Suspense>
              <NewCodesDialog codes={['x3oy4tdgyal4ojhb']} onClose={() => undefined} />
            </Suspense>
          </AuthClientContext>
        </QueryClientProvider>,
      );
    });
    const buttons = await screen.findAllByRole('button');
    expect(buttons.map((button) => button.textContent)).toEqual(['Copy', 'Download', 'I have saved them']);
    for (const button of buttons) expect(button.closest('.MuiDialogActions-root'), button.textContent).not.toBeNull();
  });
});
