import type { Person } from './accounts.js';

/** Adds SOPs of a template, called `SOP 1` and so on. @returns their ids, the oldest first. */
export async function addTemplateSops({ client }: Person, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let number = 1; number <= count; number += 1) {
    const wish = { template: { id: 'open-the-cafe', lang: 'en' }, title: `SOP ${number}` };
    const { status, body } = await client.post<{ id: string }>('/sops', wish);
    if (status !== 201) throw new Error(`The SOP was answered ${status}`);
    ids.push(body.id);
  }
  return ids;
}
