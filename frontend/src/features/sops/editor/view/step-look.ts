import type { Node } from 'prosemirror-model';
import type { NodeView } from 'prosemirror-view';
import type { SopMedia } from '../../../../api/generated/types.gen';
import { srcSetOf } from '../../attachments/picture-look';
import type { ShownPictures } from '../pictures/shown-pictures';
import { mediaOf } from '../schema/sop-schema';
import * as words from '../words.en';

/** What the pictures of the text need from the page. */
export interface PicturesInText {
  shown: ShownPictures;
  open: (stepId: string, pictureId: string) => void;
}

/** A step: its texts, and below them its pictures, each a button that opens its description. */
export class StepLook implements NodeView {
  readonly dom = document.createElement('div');
  readonly contentDOM = document.createElement('div');
  private readonly host = document.createElement('div');
  private readonly unsubscribe: () => void;
  private media: readonly SopMedia[] = [];

  constructor(
    private node: Node,
    private readonly pictures: PicturesInText,
  ) {
    this.dom.className = 'sop-line sop-step';
    this.host.className = 'sop-pictures';
    this.host.contentEditable = 'false';
    this.dom.append(this.contentDOM);
    this.show(node);
    this.unsubscribe = pictures.shown.subscribe(() => this.draw());
  }

  update(node: Node): boolean {
    if (node.type !== this.node.type) return false;
    this.show(node);
    return true;
  }

  /** The editor ignores clicks on pictures. */
  stopEvent({ type, target }: Event): boolean {
    // What is dropped on one goes to its step.
    return !/^(?:drag|drop)/.test(type) && target instanceof window.Node && this.host.contains(target);
  }

  ignoreMutation({ type, target }: { type: string; target: unknown }): boolean {
    if (type === 'selection' || !(target instanceof window.Node)) return false;
    return this.host.contains(target) || (target === this.dom && type === 'childList');
  }

  destroy(): void {
    this.unsubscribe();
  }

  private show(node: Node): void {
    this.node = node;
    this.dom.dataset['line'] = node.attrs['id'];
    this.dom.dataset['src'] = node.attrs['src'];
    if (mediaOf(node) === this.media) return;
    this.media = mediaOf(node);
    this.draw();
  }

  private draw(): void {
    this.host.replaceChildren(...this.media.map((entry) => this.figureOf(entry)));
    if (this.media.length === 0) this.host.remove();
    else if (!this.host.isConnected) this.dom.append(this.host);
  }

  private figureOf({ id, alt, caption }: SopMedia): HTMLElement {
    const figure = document.createElement('figure');
    const description = alt ?? caption;
    const button = document.createElement('button');
    button.type = 'button';
    button.setAttribute('aria-label', description ? words.changePicture(description) : words.changeUndescribedPicture);
    // A click must not move the focus out of the text before the dialog has it.
    button.addEventListener('mousedown', (event) => event.preventDefault());
    button.addEventListener('click', () => this.pictures.open(String(this.node.attrs['id']), id));
    button.append(this.imageOf(id));
    figure.append(button);
    const below = caption ?? (alt === null ? words.describePicture : '');
    if (below !== '') {
      const line = document.createElement('figcaption');
      line.textContent = below;
      line.dir = 'auto';
      line.classList.toggle('is-open', caption === undefined);
      figure.append(line);
    }
    return figure;
  }

  private imageOf(id: string): HTMLElement {
    const picture = this.pictures.shown.find(id);
    if (!picture) return document.createElement('span');
    const image = document.createElement('img');
    image.loading = 'lazy';
    image.alt = '';
    image.draggable = false;
    image.sizes = '(max-width: 600px) 90vw, 440px';
    image.srcset = srcSetOf(picture);
    image.src = picture.renditions[0]?.url ?? picture.url;
    image.addEventListener('error', () => this.pictures.shown.refresh());
    return image;
  }
}
