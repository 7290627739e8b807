import type { Command } from 'prosemirror-state';

/** One thing to choose in the list that opens while somebody writes. */
export interface PopupOption {
  id: string;
  label: string;
  run: Command;
}
