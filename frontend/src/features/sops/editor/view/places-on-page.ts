import type { EditorView } from 'prosemirror-view';
import { mainOf } from '../commands/places';
import { listOfLine } from '../schema/sop-schema';
import * as words from '../words.en';

/** A position, in pixels from the corner of the surface. */
export interface Spot {
  left: number;
  top: number;
}

/** The position of a line's buttons, and their line. */
export interface ToolsPlace {
  top: number;
  /** Of the line's place in the document; before the node. */
  pos: number;
  /** Where the caret goes when its menu is opened. */
  caret: number;
  isStep: boolean;
  /** For screen readers: "Step 2", "this line". */
  name: string;
}

/** A gap between steps that a step can be dropped into. */
export interface DropPlace {
  /** From the top of the surface. */
  top: number;
  /** In the document. */
  pos: number;
}

/** The element of the line that the caret is in. */
export function elementAtCaret(view: EditorView): HTMLElement | null {
  const { node } = view.domAtPos(view.state.selection.head);
  const element = node instanceof HTMLElement ? node : node.parentElement;
  return element?.closest<HTMLElement>('[data-line], .sop-phase-title, .sop-section') ?? null;
}

export function positionOf(view: EditorView, element: HTMLElement): number | null {
  const inside = view.posAtDOM(element, 0);
  if (inside < 0) return null;
  const $inside = view.state.doc.resolve(inside);
  for (let depth = $inside.depth; depth > 0; depth -= 1) {
    if (view.nodeDOM($inside.before(depth)) === element) return $inside.before(depth);
  }
  return null;
}

export function toolsOf(view: EditorView, surface: HTMLElement, element: HTMLElement): ToolsPlace | null {
  const pos = positionOf(view, element);
  const node = pos === null ? null : view.state.doc.nodeAt(pos);
  if (pos === null || !node) return null;
  const isLine = listOfLine(node) !== null;
  const shown = element.querySelector<HTMLElement>('.sop-main') ?? element;
  const isStep = element.classList.contains('sop-step');
  const { top } = (isStep ? element : shown).getBoundingClientRect();
  const main = isLine ? mainOf(node, pos) : null;
  const end = main ? main.pos + 1 + main.block.content.size : pos + node.nodeSize - 1;
  const caret = node.isTextblock || isLine ? end : pos + 2 + (node.firstChild?.content.size ?? 0);
  const hasCaret = view.state.selection.head > pos && view.state.selection.head < pos + node.nodeSize;
  return {
    top: top - surface.getBoundingClientRect().top,
    pos,
    caret: hasCaret ? view.state.selection.head : caret,
    isStep,
    name: element.getAttribute('aria-label') ?? words.otherLine,
  };
}

/** Just below a position of the text. */
export function spotBelow(view: EditorView, surface: HTMLElement, pos: number): Spot {
  const $pos = view.state.doc.resolve(pos);
  // An empty text has no rectangle for the caret: the break that holds its line is not rendered.
  const empty = $pos.parent.isTextblock && $pos.parent.content.size === 0 ? view.nodeDOM($pos.before()) : null;
  const { left, bottom } = empty instanceof HTMLElement ? empty.getBoundingClientRect() : view.coordsAtPos(pos);
  const corner = surface.getBoundingClientRect();
  return { left: left - corner.left, top: bottom - corner.top + 4 };
}

/** All gaps that a step can be put into, from the top down: before each step, and at the end of each phase. */
export function dropPlaces(view: EditorView, surface: HTMLElement): DropPlace[] {
  const corner = surface.getBoundingClientRect().top;
  return [...surface.querySelectorAll<HTMLElement>('.sop-phase')].flatMap((phase) => {
    const phasePos = positionOf(view, phase);
    const node = phasePos === null ? null : view.state.doc.nodeAt(phasePos);
    if (phasePos === null || !node) return [];
    const steps = [...phase.querySelectorAll<HTMLElement>(':scope > .sop-step')];
    const before = steps.flatMap((step) => {
      const pos = positionOf(view, step);
      return pos === null ? [] : [{ top: step.getBoundingClientRect().top - corner, pos }];
    });
    return [...before, { top: phase.getBoundingClientRect().bottom - corner, pos: phasePos + node.nodeSize - 1 }];
  });
}
