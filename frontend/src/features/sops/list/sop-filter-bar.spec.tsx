import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { client } from '../../../api/generated/client.gen';
import { SopFilterBar } from './sop-filter-bar';
import { NO_FILTERS } from './sop-filters';

// Its code takes longer to arrive here than a test waits.
beforeAll(() => import('../../../components/select-field'));

beforeAll(() => {
  client.setConfig({
    baseUrl: 'http://localhost',
    throwOnError: true,
    fetch: async () => Response.json({ categories: [], items: [] }),
  });
});

/** The orders that a phone offers. */
async function ordersFor(words: string): Promise<(string | null)[]> {
  const { unmount } = render(
    <QueryClientProvider client={new QueryClient()}>
      <SopFilterBar filters={{ ...NO_FILTERS, words }} hasOrder onChange={() => undefined} />
    </QueryClientProvider>,
  );
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Sort by' }));
  const orders = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  unmount();
  return orders;
}

describe('the order of the list, where it has no headings', () => {
  it('says by what it sorts (screens m7)', async () => {
    const others = ['Oldest first', 'Title', 'Status'];
    expect(await ordersFor('')).toEqual(['Last updated', ...others]);
    expect(await ordersFor('till')).toEqual(['Best match', ...others]);
  });
});
