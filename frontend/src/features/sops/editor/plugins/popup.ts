import { type EditorState, Plugin, PluginKey, type Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import type { PopupOption } from './popup-option';
import { isInRole, menuOptions, roleOptions } from './popup-options';

/** The list that is open beside the caret. */
export interface Popup {
  kind: 'menu' | 'roles';
  /** Position of the slash that opened it; null when a button did. */
  from: number | null;
  /** Index of the option that Enter accepts; -1 for none. */
  active: number;
}

export interface OpenPopup extends Popup {
  options: PopupOption[];
}

const popupKey = new PluginKey<Popup | null>('popup');

/** For `aria-controls` and `aria-activedescendant`. */
export const POPUP_ID = 'sop-writing-popup';
export const optionId = (place: number) => `${POPUP_ID}-${place}`;

/**
 * The list of what can be added, opened by "/" or a button, and of roles while one is typed. The focus stays in the
 * text.
 */
export function popup(): Plugin<Popup | null> {
  return new Plugin<Popup | null>({
    key: popupKey,
    state: {
      init: () => null,
      apply: (tr, before, old, state) => {
        const told = tr.getMeta(popupKey) as Popup | null | undefined;
        return told === undefined ? followed(tr, before, old, state) : told;
      },
    },
    props: {
      handleTextInput: (view, from, to, text) => {
        if (text !== '/' || !canBegin(view.state, from)) return false;
        const opened: Popup = { kind: 'menu', from, active: 0 };
        view.dispatch(view.state.tr.insertText(text, from, to).setMeta(popupKey, opened));
        return true;
      },
      handleKeyDown: (view, event) => handleKey(view, event),
      attributes: (state): Record<string, string> => {
        const open = openPopup(state);
        if (!open) return {};
        const controls: Record<string, string> = { 'aria-controls': POPUP_ID };
        if (open.active >= 0) controls['aria-activedescendant'] = optionId(open.active);
        return controls;
      },
    },
  });
}

/** The open list with its options; null when none is open. */
export function openPopup(state: EditorState): OpenPopup | null {
  const open = popupKey.getState(state);
  if (!open) return null;
  const options = open.kind === 'roles' ? roleOptions(state) : menuOptions(state, queryOf(state, open) ?? '');
  return options.length === 0 ? null : { ...open, options, active: Math.min(open.active, options.length - 1) };
}

/** Opens the list of what can be done at the caret, as the buttons do. */
export function openMenu(view: EditorView): void {
  view.focus();
  view.dispatch(view.state.tr.setMeta(popupKey, { kind: 'menu', from: null, active: 0 } satisfies Popup));
}

export function closePopup(view: EditorView): void {
  if (popupKey.getState(view.state)) view.dispatch(view.state.tr.setMeta(popupKey, null));
}

/** Accepts an option of the open list; the typed query is removed. */
export function takeOption(view: EditorView, place: number): void {
  const open = openPopup(view.state);
  const option = open?.options[place];
  if (!open || !option) return;
  const tr = view.state.tr.setMeta(popupKey, null);
  if (open.from !== null) tr.delete(open.from, view.state.selection.head);
  view.dispatch(tr);
  option.run(view.state, view.dispatch, view);
  // The list must not open again for an accepted role.
  if (open.kind === 'roles') closePopup(view);
  view.focus();
}

function followed(tr: Transaction, before: Popup | null, old: EditorState, state: EditorState): Popup | null {
  if (tr.docChanged && isInRole(state)) return { kind: 'roles', from: null, active: -1 };
  // The browser reports the selection again when the text gets the focus.
  if (!before || (!tr.docChanged && state.selection.eq(old.selection))) return before;
  if (before.kind === 'roles') return isInRole(state) ? before : null;
  if (before.from === null) return null;
  const moved = { ...before, from: tr.mapping.map(before.from, -1), active: 0 };
  const query = queryOf(state, moved);
  return query === null || menuOptions(state, query).length === 0 ? null : moved;
}

/** The text after the slash; null when the caret is no longer there. */
function queryOf({ doc, selection }: EditorState, { from }: Popup): string | null {
  if (from === null) return '';
  const { $head, empty } = selection;
  if (!empty || from < $head.start() || from >= $head.pos) return null;
  const typed = doc.textBetween(from, $head.pos);
  return typed.startsWith('/') ? typed.slice(1) : null;
}

/** At the start of a text or after a space; a slash in a word or a date does not count. */
function canBegin({ doc, selection }: EditorState, from: number): boolean {
  const $from = doc.resolve(from);
  if (!selection.$head.parent.isTextblock) return false;
  return $from.parentOffset === 0 || /\s/u.test(doc.textBetween(from - 1, from));
}

function handleKey(view: EditorView, event: KeyboardEvent): boolean {
  const open = openPopup(view.state);
  if (!open || event.isComposing) return false;
  const { active, options } = open;
  const goTo = (place: number) => {
    const next: Popup = { kind: open.kind, from: open.from, active: (place + options.length) % options.length };
    view.dispatch(view.state.tr.setMeta(popupKey, next));
    return true;
  };
  if (event.altKey || event.ctrlKey || event.metaKey) return false;
  switch (event.key) {
    case 'ArrowDown':
      return goTo(active + 1);
    case 'ArrowUp':
      return goTo(active < 0 ? options.length - 1 : active - 1);
    case 'Escape':
      closePopup(view);
      return true;
    case 'Enter':
    case 'Tab':
      if (active < 0) return false;
      takeOption(view, active);
      return true;
    default:
      return false;
  }
}
