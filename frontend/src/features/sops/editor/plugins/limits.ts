import type { Node } from 'prosemirror-model';
import { Plugin } from 'prosemirror-state';
import { MAX_STEP_MINUTES, MOST_PHASES, MOST_PICTURES } from '../schema/line-kinds';
import { lineWords } from '../schema/line-kinds.en';
import { fieldOf, kindOf, listOfLine, maxLengthOf, mediaOf } from '../schema/sop-schema';
import * as words from './words.en';

/**
 * Rejects what the server would not accept: texts that are too long, lists with too many lines, a time that is no
 * number. Content that was too long before can still be shortened.
 * @param tell reports what was rejected
 */
export function limits(tell: (message: string) => void): Plugin {
  return new Plugin({
    filterTransaction: (tr, state) => {
      if (!tr.docChanged) return true;
      const after = excessOf(tr.doc);
      if (after.amount === 0 || after.amount <= excessOf(state.doc).amount) return true;
      tell(after.message);
      return false;
    },
  });
}

interface Excess {
  amount: number;
  /** About the first one. */
  message: string;
}

/** By how much a document exceeds its bounds; 0 for one that can be saved. */
function excessOf(doc: Node): Excess {
  const excess: Excess = { amount: 0, message: '' };
  const add = (amount: number, message: () => string) => {
    if (amount <= 0) return;
    if (excess.amount === 0) excess.message = message();
    excess.amount += amount;
  };
  doc.descendants((node, _pos, parent) => {
    if (node.isTextblock && parent) {
      const most = maxLengthOf(node, parent);
      add(node.content.size - most, () => words.textLimit(most));
      if (fieldOf(node)?.field.isNumber)
        add(wrongMinutes(node.textContent), () => words.minutesLimit(MAX_STEP_MINUTES));
      return false;
    }
    if (node.type.name === 'phases') {
      add(node.childCount - MOST_PHASES, () => words.phasesLimit(MOST_PHASES));
    }
    addLines(node, add);
    return true;
  });
  return excess;
}

function wrongMinutes(text: string): number {
  if (text === '') return 0;
  return /^[1-9]\d*$/.test(text) && Number(text) <= MAX_STEP_MINUTES ? 0 : 1;
}

function addLines(node: Node, add: (amount: number, message: () => string) => void): void {
  const first = node.lastChild ? listOfLine(node.lastChild) : null;
  if (first) {
    const { most } = kindOf(first);
    const count = node.content.content.filter((child) => listOfLine(child)).length;
    add(count - most, () => lineWords[first].isFull(most));
  }
  add(mediaOf(node).length - MOST_PICTURES, () => words.picturesLimit(MOST_PICTURES));
  const list = listOfLine(node);
  for (const { name, most, label } of list ? kindOf(list).fields : []) {
    if (most === undefined) continue;
    const count = node.content.content.filter((child) => fieldOf(child)?.field.name === name).length;
    add(count - most, () => words.fieldLimit(label, most));
  }
}
