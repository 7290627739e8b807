import type { Node } from 'prosemirror-model';
import { Plugin, PluginKey } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';
import * as words from '../words.en';

interface Names {
  /** What the numbers depend on: which steps there are, in which order. */
  order: string;
  decorations: DecorationSet;
}

const namesKey = new PluginKey<Names>('names');

/** Names each step for screen readers, numbered through all phases as it is read: "Step 2", "Step 2.1". */
export function names(): Plugin<Names> {
  return new Plugin<Names>({
    key: namesKey,
    state: {
      init: (_config, { doc }) => namesOf(doc, orderOf(doc)),
      apply: (tr, before) => {
        if (!tr.docChanged) return before;
        const order = orderOf(tr.doc);
        // While the user types in a line, its number stays.
        if (order === before.order) return { order, decorations: before.decorations.map(tr.mapping, tr.doc) };
        return namesOf(tr.doc, order);
      },
    },
    props: { decorations: (state) => namesKey.getState(state)?.decorations },
  });
}

function orderOf(doc: Node): string {
  const ids: string[] = [];
  doc.descendants((node) => {
    if (node.type.name === 'steps_line' || node.type.name === 'steps_sub')
      ids.push(`${node.type.name}:${node.attrs['id']}`);
    return !node.isTextblock;
  });
  return ids.join();
}

function namesOf(doc: Node, order: string): Names {
  const decorations: Decoration[] = [];
  let step = 0;
  let sub = 0;
  doc.descendants((node, pos) => {
    const name = node.type.name;
    if (name === 'steps_line') {
      step += 1;
      sub = 0;
      decorations.push(nameOf(node, pos, words.step(step)));
    } else if (name === 'steps_sub') {
      sub += 1;
      decorations.push(nameOf(node, pos, words.subStep(step, sub)));
    }
    return !node.isTextblock;
  });
  return { order, decorations: DecorationSet.create(doc, decorations) };
}

function nameOf(node: Node, pos: number, label: string): Decoration {
  return Decoration.node(pos, pos + node.nodeSize, { role: 'group', 'aria-label': label });
}
