/** How to edit with the keyboard. */

export const title = 'Writing';
export const isSaved = 'Everything is saved while you write.';
export const leave = 'Press Escape to leave the text.';
export const keys = [
  { key: 'Enter', effect: 'adds a step' },
  { key: 'Tab', effect: 'makes it a part of the step above, Shift+Tab a step again' },
  { key: '/', effect: 'adds a role, check, limit, time, caution, note or picture' },
  { key: 'Alt+↑ Alt+↓', effect: 'move a step, also between phases' },
  { key: 'Backspace', effect: 'at the start of a line joins it with the one above' },
  { key: 'Esc', effect: 'leaves the text for the buttons above it' },
] as const;
