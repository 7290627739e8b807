/** Selects SOPs in no folder. */
export const NO_FOLDER = 'none';

/** The page of all SOPs, showing those in a folder. */
export function folderAddress(id: string): string {
  return `/sops?${new URLSearchParams({ folder: id })}`;
}
