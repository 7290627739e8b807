import type { Node } from 'prosemirror-model';
import type { EditorState, Transaction } from 'prosemirror-state';
import type { SopMedia } from '../../../../api/generated/types.gen';
import { mediaOf } from '../schema/sop-schema';
import { lineAt } from './places';

/** The step that the caret is in; null beside the steps. */
export function stepAtCaret({ selection }: EditorState): Node | null {
  const place = lineAt(selection.$head);
  return place?.list === 'steps' ? place.line : null;
}

/** Adds a picture to a step. Null when the step is gone. */
export function withPicture({ doc, tr }: EditorState, stepId: string, added: SopMedia): Transaction | null {
  const found = findStep(doc, stepId);
  return found && tr.setNodeAttribute(found.pos, 'media', [...mediaOf(found.step), added]);
}

/** Changes the description of a picture, or removes it from its step. Null when there is no such picture. */
export function withPictureChanged(
  { doc, tr }: EditorState,
  stepId: string,
  pictureId: string,
  changed: SopMedia | null,
): Transaction | null {
  const found = findStep(doc, stepId);
  const media = found ? mediaOf(found.step) : [];
  const place = media.findIndex(({ id }) => id === pictureId);
  if (!found || place < 0) return null;
  const next = [...media.slice(0, place), ...(changed ? [changed] : []), ...media.slice(place + 1)];
  return tr.setNodeAttribute(found.pos, 'media', next);
}

/** A picture of a step in the editor. */
export function pictureIn({ doc }: EditorState, stepId: string, pictureId: string): SopMedia | null {
  const found = findStep(doc, stepId);
  return (found && mediaOf(found.step).find(({ id }) => id === pictureId)) ?? null;
}

function findStep(doc: Node, stepId: string): { step: Node; pos: number } | null {
  let found: { step: Node; pos: number } | null = null;
  doc.descendants((node, pos) => {
    if (node.type.name === 'steps_line' && node.attrs['id'] === stepId) found ??= { step: node, pos };
    return found === null && !node.isTextblock;
  });
  return found;
}
