import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { client } from '../../api/generated/client.gen';
import { ClientPage } from './client-page';

describe('the page of a client', () => {
  it('leads to all clients when there is none with this address (screens m11)', async () => {
    const problem = { type: 'about:blank', title: 'Not found', status: 404, code: 'not-found' };
    client.setConfig({
      baseUrl: 'http://localhost',
      throwOnError: true,
      fetch: async () =>
        Response.json(problem, { status: 404, headers: { 'content-type': 'application/problem+json' } }),
    });
    const router = createMemoryRouter([{ path: '/consultant/clients/:id', element: <ClientPage /> }], {
      initialEntries: ['/consultant/clients/nowhere'],
    });
    render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    );
    await screen.findByRole('heading', { level: 1, name: 'This client does not exist' });
    expect(screen.getByRole('link', { name: 'All clients' }).getAttribute('href')).toBe('/consultant/clients');
  });
});
