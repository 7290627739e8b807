import type { Locator } from 'playwright-core';

/** Opens what can be done with one SOP of a list. @param row what holds the SOP. @returns the open menu. */
export async function openRowActions(row: Locator): Promise<Locator> {
  await row.getByRole('button', { name: /^Actions: / }).click();
  const menu = row.page().getByRole('menu', { name: /^Actions: / });
  await menu.waitFor();
  return menu;
}

/** Does something with one SOP of a list. */
export async function chooseRowAction(row: Locator, name: string | RegExp): Promise<void> {
  await (await openRowActions(row)).getByRole('menuitem', { name }).click();
}
