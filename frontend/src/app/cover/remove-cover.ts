/** Removes the cover that the server painted in place of the app; does nothing without one. */
export function removeCover(): void {
  const page = document.documentElement;
  if (page.dataset['cover'] === undefined) return;
  delete page.dataset['cover'];
  delete page.dataset['session'];
  document.getElementById('cover')?.remove();
}
