import type { Node } from 'prosemirror-model';
import { Plugin, type Transaction } from 'prosemirror-state';
import { caretIn, lineAt } from '../commands/places';
import { newItemId } from '../schema/new-item-id';
import { emptyLine, textBlock } from '../schema/to-editor';

/** Only text is pasted: one line of it is one step, sub-step or line of a list. */
export function paste(): Plugin {
  return new Plugin({
    props: {
      handlePaste: (view, event) => {
        const text = event.clipboardData?.getData('text/plain') ?? '';
        if (text !== '') view.dispatch(pasted(view.state.tr, text).scrollIntoView());
        return true;
      },
      // Text that is dragged would come with its nodes.
      handleDrop: () => true,
      clipboardTextSerializer: (slice) => slice.content.textBetween(0, slice.content.size, '\n'),
    },
  });
}

/** Puts text where the caret is, instead of what is selected. */
export function pasted(tr: Transaction, text: string): Transaction {
  const lines = linesOf(text);
  if (!tr.selection.empty) tr.deleteSelection();
  const place = lineAt(tr.selection.$head);
  const isOneText = !place || (place.field !== null && place.field.most === undefined);
  const [first = '', ...others] = isOneText ? [lines.join(' ')] : lines;
  const size = tr.mapping.maps.length;
  tr.insertText(first);
  if (!place || others.length === 0) return tr;
  const isEntry = place.field !== null;
  const nodes: Node[] = others.map((line) =>
    isEntry
      ? textBlock(place.block.type, line, place.field?.hasIds ? { id: newItemId() } : null)
      : emptyLine(place.list, line),
  );
  const end = isEntry ? place.blockPos + place.block.nodeSize : place.linePos + place.line.nodeSize;
  const pos = tr.mapping.slice(size).map(end);
  tr.insert(pos, nodes);
  const last = pos + nodes.reduce((sum, { nodeSize }) => sum + nodeSize, 0) - (nodes.at(-1)?.nodeSize ?? 0);
  return caretIn(tr, isEntry ? last : last + 1);
}

const BULLET = /^\s*(?:[-*•–]|\d{1,3}[.)])\s+/u;

function linesOf(text: string): string[] {
  const lines = storable(text).split(/\r\n|[\n\r\u2028\u2029]/u);
  if (lines.length === 1) return lines;
  const clean = lines.map((line) => line.replace(BULLET, '').trimEnd());
  // The first one continues the existing text.
  return clean.map((line, index) => (index === 0 ? line : line.trim())).filter((line) => line !== '');
}

/** Without characters that cannot be stored: NUL and unpaired surrogates. */
function storable(text: string): string {
  return text.replace(/\0|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '');
}
