/** An action that can be undone by the undo keys. */
interface UndoOffer {
  key: string | number;
  take: () => void;
}

/** The actions that can currently be undone, the newest last. */
export class UndoOffers {
  private offers: UndoOffer[] = [];

  add(offer: UndoOffer): void {
    this.offers.push(offer);
  }

  /** The toast is gone, and its offer with it. */
  drop(key: string | number): void {
    this.offers = this.offers.filter((offer) => offer.key !== key);
  }

  /** Undoes the last action. @returns whether there was one. */
  takeNewest(): boolean {
    const newest = this.offers.pop();
    newest?.take();
    return newest !== undefined;
  }
}
