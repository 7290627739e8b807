import { type Command, type EditorState, Plugin, PluginKey } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { stepAtCaret } from '../commands/pictures';
import { lineAt } from '../commands/places';
import { mediaOf } from '../schema/sop-schema';
import type { PopupOption } from './popup-option';
import * as words from './words.en';

/** Picture actions outside of the text. */
export interface PictureActions {
  /** Lets a person choose a file. */
  choose: (stepId: string) => void;
  /** A file was pasted or dropped. */
  take: (stepId: string, file: File) => void;
  /** Opens the description of a picture. */
  open: (stepId: string, pictureId: string) => void;
}

const picturesKey = new PluginKey('pictures');

/** Pasted or dropped pictures are added to that step. @param tell reports why one is not */
export function pictures(actions: PictureActions, tell: (message: string) => void): Plugin {
  const take = (file: File, stepId: unknown) => {
    if (!PICTURE_TYPES.includes(file.type)) {
      tell(words.onlyPictures);
    } else if (typeof stepId !== 'string') tell(words.pictureNeedsStep);
    else actions.take(stepId, file);
  };
  return new Plugin({
    key: picturesKey,
    actions,
    props: {
      handlePaste: (view, event) => {
        const [file] = event.clipboardData?.files ?? [];
        // Tables come with a picture of themselves; they are pasted as text.
        if (!file || event.clipboardData?.getData('text/plain')) return false;
        // Right after a click the editor may not know the caret yet; the browser pastes where it is.
        take(file, stepAtCaret(view.state)?.attrs['id'] ?? stepIdAround(event.target));
        return true;
      },
      handleDrop: (view, event) => {
        const [file] = event.dataTransfer?.files ?? [];
        if (!file) return false;
        event.preventDefault();
        take(file, stepIdAt(view, event));
        return true;
      },
    },
  });
}

/** What iPhones turn their photos into, too. */
export const PICTURE_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];

function stepIdAround(target: EventTarget | null): string | undefined {
  const step = target instanceof Element ? target.closest<HTMLElement>('.sop-step') : null;
  return step?.dataset['line'];
}

function stepIdAt(view: EditorView, { target, clientX, clientY }: DragEvent): unknown {
  const stepId = stepIdAround(target);
  if (stepId !== undefined) return stepId;
  const found = view.posAtCoords({ left: clientX, top: clientY });
  const place = found && lineAt(view.state.doc.resolve(found.pos));
  return place?.list === 'steps' ? place.line.attrs['id'] : null;
}

/** The picture actions at the caret. */
export function pictureOptions(state: EditorState): PopupOption[] {
  const actions = picturesKey.get(state)?.spec['actions'] as PictureActions | undefined;
  const step = stepAtCaret(state);
  if (!actions || !step) return [];
  const stepId = String(step.attrs['id']);
  const does =
    (act: () => void): Command =>
    () => {
      act();
      return true;
    };
  return [
    { id: 'picture', label: words.picture, run: does(() => actions.choose(stepId)) },
    ...mediaOf(step).map(({ id, alt, caption }, place) => ({
      id: `picture-${place}`,
      label: changeLabel(place + 1, alt ?? caption),
      run: does(() => actions.open(stepId, id)),
    })),
  ];
}

function changeLabel(number: number, description: string | null | undefined): string {
  return description ? words.changePicture(number, description) : words.changeUndescribedPicture(number);
}
