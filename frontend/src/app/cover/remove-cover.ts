/** Takes away what the server has painted in place of the app; without such a cover it does nothing. */
export function removeCover(): void {
  const page = document.documentElement;
  if (page.dataset['cover'] === undefined) return;
  delete page.dataset['cover'];
  delete page.dataset['session'];
  document.getElementById('cover')?.remove();
}
