/** A tab that was opened in the click and gets its address later; browsers block tabs opened after waiting (T43). */
export class NewTab {
  private constructor(private readonly tab: Window | null) {}

  /** Must be called in the handler of a click, before anything is awaited. */
  static open(): NewTab {
    const tab = window.open('', '_blank');
    if (tab) tab.opener = null;
    return new NewTab(tab);
  }

  get isBlocked(): boolean {
    return this.tab === null;
  }

  goTo(address: string): void {
    this.tab?.location.replace(new URL(address, window.location.href).href);
  }

  close(): void {
    this.tab?.close();
  }
}
