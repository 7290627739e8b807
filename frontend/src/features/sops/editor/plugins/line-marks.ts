import { isHistoryTransaction } from 'prosemirror-history';
import type { Node } from 'prosemirror-model';
import { Plugin } from 'prosemirror-state';
import { wordsOf } from '../schema/from-editor';
import { newItemId } from '../schema/new-item-id';
import { listOfLine } from '../schema/sop-schema';

/**
 * A line whose text has changed becomes the user's own, and ids stay unique, whatever was deleted, pasted or split.
 */
export function lineMarks(): Plugin {
  return new Plugin({
    appendTransaction: (transactions, before, { doc, tr }) => {
      // Undo and redo restore the marks.
      if (!transactions.some(({ docChanged }) => docChanged) || transactions.some(isHistoryTransaction)) return null;
      const known = linesById(before.doc);
      const ids = new Set<string>();
      doc.descendants((node, pos) => {
        const { id } = node.attrs;
        if (typeof id === 'string') {
          const isTaken = id === '' || ids.has(id);
          const own = isTaken ? newItemId() : id;
          if (isTaken) tr.setNodeAttribute(pos, 'id', own);
          ids.add(own);
        }
        const list = listOfLine(node);
        if (!list || node.attrs['src'] === 'user') return !node.isTextblock;
        const old = known.get(id);
        if (old && old !== node && wordsOf(old, list) !== wordsOf(node, list)) tr.setNodeAttribute(pos, 'src', 'user');
        return true;
      });
      return tr.docChanged ? tr : null;
    },
  });
}

function linesById(doc: Node): Map<string, Node> {
  const lines = new Map<string, Node>();
  doc.descendants((node) => {
    if (listOfLine(node)) lines.set(node.attrs['id'], node);
    return !node.isTextblock;
  });
  return lines;
}
