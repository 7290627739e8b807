import type { Node } from 'prosemirror-model';
import { Plugin, PluginKey } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';
import { BRACKETED } from '../../document/blanks';

const blanksKey = new PluginKey<DecorationSet>('blanks');

/**
 * Marks the blanks of a document as in the reading view, also while the text around them changes.
 * @param known their names
 */
export function blanks(known: ReadonlySet<string>): Plugin<DecorationSet> {
  return new Plugin<DecorationSet>({
    key: blanksKey,
    state: {
      init: (_config, { doc }) => marksOf(doc, known),
      apply: ({ doc, docChanged }, before) => (docChanged ? marksOf(doc, known) : before),
    },
    props: { decorations: (state) => blanksKey.getState(state) },
  });
}

function marksOf(doc: Node, known: ReadonlySet<string>): DecorationSet {
  if (known.size === 0) return DecorationSet.empty;
  const marks: Decoration[] = [];
  doc.descendants((node, pos) => {
    if (!node.text?.includes('[')) return;
    let from = pos;
    for (const part of node.text.split(BRACKETED)) {
      if (part.startsWith('[') && known.has(part.slice(1, -1)))
        marks.push(Decoration.inline(from, from + part.length, { class: 'sop-blank' }));
      from += part.length;
    }
  });
  return DecorationSet.create(doc, marks);
}
