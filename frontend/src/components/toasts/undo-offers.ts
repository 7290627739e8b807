/** Something that can be taken back by the keys for it. */
interface UndoOffer {
  key: string | number;
  take: () => void;
}

/** What can be taken back at the moment, the newest last. */
export class UndoOffers {
  private offers: UndoOffer[] = [];

  add(offer: UndoOffer): void {
    this.offers.push(offer);
  }

  /** The toast is gone, and its offer with it. */
  drop(key: string | number): void {
    this.offers = this.offers.filter((offer) => offer.key !== key);
  }

  /** Takes back what was done last. @returns whether there was anything. */
  takeNewest(): boolean {
    const newest = this.offers.pop();
    newest?.take();
    return newest !== undefined;
  }
}
