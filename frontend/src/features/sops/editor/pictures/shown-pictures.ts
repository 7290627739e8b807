import type { AttachmentDto } from '../../../../api/generated/types.gen';
import type { Pictures } from '../../attachments/pictures';

const NONE: Pictures = { find: () => undefined, isPending: true, refresh: () => undefined };

/** The pictures of an SOP for the editor: its nodes read them, and subscribe to changes. */
export class ShownPictures {
  private readonly listeners = new Set<() => void>();
  private known = NONE;

  /** @returns a function that ends it */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  find(id: string): AttachmentDto | undefined {
    return this.known.find(id);
  }

  refresh(): void {
    this.known.refresh();
  }

  replace(known: Pictures): void {
    this.known = known;
    for (const listener of this.listeners) listener();
  }
}
