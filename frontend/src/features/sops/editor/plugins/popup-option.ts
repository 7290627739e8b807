import type { Command } from 'prosemirror-state';

/** One option of the list that opens while the user types. */
export interface PopupOption {
  id: string;
  label: string;
  run: Command;
}
