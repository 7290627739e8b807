import { chainCommands, deleteSelection } from 'prosemirror-commands';
import { closeHistory, history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import type { Command, Plugin } from 'prosemirror-state';
import { joinBackward, joinForward } from '../commands/join';
import { move } from '../commands/move';
import { enter, lift, nest } from '../commands/write';
import { limits } from './limits';
import { lineMarks } from './line-marks';
import { names } from './names';
import { paste } from './paste';
import { type PictureActions, pictures } from './pictures';
import { popup } from './popup';

/** The page's actions for editor keys. */
export interface PageKeys {
  save: () => void;
  /** Leaves the text for the buttons above it. */
  leave: () => void;
  pictures: PictureActions;
}

/** All plugins of the SOP editor. @param tell reports what was rejected, and why */
export function writingPlugins(
  tell: (message: string) => void,
  { save, leave, pictures: actions }: PageKeys,
): Plugin[] {
  const backspace = chainCommands(deleteSelection, atOnce(joinBackward(tell)));
  const forward = chainCommands(deleteSelection, atOnce(joinForward(tell)));
  return [
    popup(),
    keymap({
      Enter: atOnce(enter),
      'Shift-Enter': atOnce(enter),
      Backspace: backspace,
      'Mod-Backspace': backspace,
      Delete: forward,
      'Mod-Delete': forward,
      Tab: atOnce(nest(tell)),
      'Shift-Tab': atOnce(lift),
      'Alt-ArrowUp': atOnce(move(-1)),
      'Alt-ArrowDown': atOnce(move(1)),
      'Mod-z': undo,
      'Shift-Mod-z': redo,
      'Mod-y': redo,
      'Mod-s': does(save),
      Escape: does(leave),
    }),
    history(),
    limits(tell),
    lineMarks(),
    names(),
    // Before the text paste, which handles everything.
    pictures(actions, tell),
    paste(),
  ];
}

/** A command that is its own undo step, however fast the next one follows. */
export function atOnce(command: Command): Command {
  return (state, dispatch, view) => command(state, dispatch && ((tr) => dispatch(closeHistory(tr))), view);
}

function does(act: () => void): Command {
  return () => {
    act();
    return true;
  };
}
