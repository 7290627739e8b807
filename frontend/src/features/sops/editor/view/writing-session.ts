import { closeHistory, redo, redoDepth, undo, undoDepth } from 'prosemirror-history';
import { EditorState, Selection, TextSelection, type Transaction } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import type { SopDocument, SopLabelsDto, SopMedia } from '../../../../api/generated/types.gen';
import { blanksOf } from '../../document/blanks';
import { moveStepTo } from '../commands/move';
import { pictureIn, withPicture, withPictureChanged } from '../commands/pictures';
import { isHiddenTitle } from '../commands/places';
import { blanks } from '../plugins/blanks';
import type { PictureActions } from '../plugins/pictures';
import { type OpenPopup, openMenu, openPopup, takeOption } from '../plugins/popup';
import type { PopupOption } from '../plugins/popup-option';
import { writingPlugins } from '../plugins/writing-plugins';
import { fromEditor, type WrittenDocument } from '../schema/from-editor';
import { toEditor } from '../schema/to-editor';
import * as words from '../words.en';
import { nodeViews } from './node-views';
import {
  type DropPlace,
  dropPlaces,
  elementAtCaret,
  type Spot,
  spotBelow,
  type ToolsPlace,
  toolsOf,
} from './places-on-page';
import type { PicturesInText } from './step-look';

/** Where editing starts: in a line, or a section such as the purpose. */
export interface CaretHint {
  lineId: string;
  /** The clicked text and the offset in it; null for none. */
  at: { text: string; offset: number } | null;
}

export interface WritingOptions {
  document: SopDocument;
  labels: SopLabelsDto;
  caret: CaretHint | null;
  pictures: PicturesInText & PictureActions;
  onChange: () => void;
  onSave: () => void;
  onLeave: () => void;
  onBlur: () => void;
}

/** Elements around the text. Positions are in pixels from the corner of the surface. */
export interface WritingSnapshot {
  popup: (Pick<OpenPopup, 'active' | 'kind'> & { options: PopupOption[]; spot: Spot }) | null;
  tools: ToolsPlace | null;
  canUndo: boolean;
  canRedo: boolean;
  /** The last rejection, until the text changes. */
  notice: string | null;
}

const EMPTY: WritingSnapshot = { popup: null, tools: null, canUndo: false, canRedo: false, notice: null };

/** An editing session of a document: the editor view, and the elements around it. */
export class WritingSession {
  private readonly view: EditorView;
  private readonly listeners = new Set<() => void>();
  private base: SopDocument;
  private hovered: HTMLElement | null = null;
  private notice: string | null = null;
  private frame = 0;
  private shown = EMPTY;

  constructor(
    private readonly surface: HTMLElement,
    private readonly options: WritingOptions,
  ) {
    const { document, labels, pictures } = options;
    this.base = document;
    this.view = new EditorView(surface, {
      state: this.stateOf(document),
      nodeViews: nodeViews(labels, pictures),
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': words.text,
        'aria-describedby': 'sop-writing-help',
        lang: document.lang,
        dir: labels.direction,
        spellcheck: 'true',
      },
      handleDOMEvents: {
        blur: () => {
          options.onBlur();
          return false;
        },
      },
      dispatchTransaction: (tr) => {
        const { state } = this.view.state.applyTransaction(tr);
        const isChanged = state.doc !== this.view.state.doc;
        if (isChanged) this.notice = null;
        this.view.updateState(state);
        if (isChanged) options.onChange();
        this.refresh();
      },
    });
    this.putCaret(options.caret);
    this.refresh();
  }

  /** @returns a function that ends it */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly snapshot = (): WritingSnapshot => this.shown;

  /** The text as it can be saved. */
  written(): WrittenDocument {
    return fromEditor(this.view.state.doc, this.base);
  }

  /** Starts over with another document, as if it had just been opened. */
  replace(document: SopDocument): void {
    this.base = document;
    this.view.updateState(this.stateOf(document));
    this.refresh();
  }

  focus(): void {
    this.view.focus();
  }

  undo(): void {
    undo(this.view.state, this.view.dispatch);
    this.view.focus();
  }

  redo(): void {
    redo(this.view.state, this.view.dispatch);
    this.view.focus();
  }

  /** Opens the options list. @param place of its line; by default the caret's */
  openMenu(place?: ToolsPlace): void {
    if (place) this.select(place.caret);
    openMenu(this.view);
  }

  take(option: number): void {
    takeOption(this.view, option);
  }

  /** Moves a step. @param from, to as returned by `ToolsPlace.pos` and `dropPlaces` */
  moveStep(from: number, to: number): void {
    moveStepTo(from, to)(this.view.state, this.view.dispatch);
    this.view.focus();
  }

  /** A picture of a step in the editor. */
  picture(stepId: string, pictureId: string): SopMedia | null {
    return pictureIn(this.view.state, stepId, pictureId);
  }

  addPicture(stepId: string, added: SopMedia): void {
    this.act(withPicture(this.view.state, stepId, added));
  }

  /** Changes the description of a picture; null removes it from its step. */
  changePicture(stepId: string, pictureId: string, changed: SopMedia | null): void {
    this.act(withPictureChanged(this.view.state, stepId, pictureId, changed));
  }

  /** Shows the tools at the line that the pointer is over, else at the caret's. */
  hover(target: EventTarget | null): void {
    const line = target instanceof Element ? target.closest<HTMLElement>('[data-line], .sop-phase-title') : null;
    if (line === this.hovered || (line && !this.view.dom.contains(line))) return;
    this.hovered = line;
    this.refresh();
  }

  /** The gaps that a step can be dropped into, at their current positions. */
  dropPlaces(): DropPlace[] {
    return dropPlaces(this.view, this.surface);
  }

  destroy(): void {
    cancelAnimationFrame(this.frame);
    this.listeners.clear();
    this.view.destroy();
  }

  /** Recalculates all positions; at most once per frame, so that typing never waits for it. */
  readonly refresh = (): void => {
    if (this.frame !== 0) return;
    this.frame = requestAnimationFrame(() => {
      this.frame = 0;
      this.shown = this.look();
      for (const listener of this.listeners) listener();
    });
  };

  /** Its own undo step. */
  private act(tr: Transaction | null): void {
    if (tr) this.view.dispatch(closeHistory(tr));
  }

  private stateOf(document: SopDocument): EditorState {
    const plugins = writingPlugins((message) => this.tell(message), {
      save: this.options.onSave,
      leave: this.options.onLeave,
      pictures: this.options.pictures,
    });
    return EditorState.create({ doc: toEditor(document), plugins: [...plugins, blanks(blanksOf(document))] });
  }

  private tell(message: string): void {
    this.notice = message;
    this.refresh();
  }

  private look(): WritingSnapshot {
    const { state } = this.view;
    const open = openPopup(state);
    const element = this.hovered?.isConnected ? this.hovered : elementAtCaret(this.view);
    return {
      popup: open && {
        active: open.active,
        kind: open.kind,
        options: open.options,
        spot: spotBelow(this.view, this.surface, open.from ?? state.selection.head),
      },
      tools: element && toolsOf(this.view, this.surface, element),
      canUndo: undoDepth(state) > 0,
      canRedo: redoDepth(state) > 0,
      notice: this.notice,
    };
  }

  private putCaret(hint: CaretHint | null): void {
    let found: number | null = null;
    let first: number | null = null;
    this.view.state.doc.descendants((node, pos, parent) => {
      if (!node.isTextblock || isHiddenTitle(this.view.state.doc, pos)) return true;
      first ??= pos;
      const id = parent?.attrs['id'] ?? parent?.type.name;
      if (hint && found === null && node.type.name === 'main' && id === hint.lineId) {
        const isPressed = hint.at?.text === node.textContent;
        found = pos + 1 + (isPressed && hint.at ? hint.at.offset : node.content.size);
      }
      return false;
    });
    this.select(found ?? (first ?? 0) + 1);
    this.view.focus();
  }

  private select(pos: number): void {
    const { doc, tr } = this.view.state;
    const $pos = doc.resolve(Math.min(pos, doc.content.size));
    const selection = $pos.parent.isTextblock ? TextSelection.create(doc, pos) : Selection.near($pos);
    this.view.dispatch(tr.setSelection(selection).scrollIntoView());
  }
}
