/** How long a row may take to appear after its SOP was created. */
const PATIENCE_MS = 5000;

let wished: { sopId: string; untilMs: number } | null = null;

/** The keyboard is to go to this SOP as soon as a list shows it. */
export function wishFocusOn(sopId: string): void {
  wished = { sopId, untilMs: Date.now() + PATIENCE_MS };
}

/** Takes the keyboard to a link that has just appeared, if it was meant for it and nobody has begun to type elsewhere. */
export function takeWishedFocus(sopId: string, link: HTMLElement | null): void {
  if (!link || wished?.sopId !== sopId) return;
  const { untilMs } = wished;
  wished = null;
  const focused = document.activeElement;
  const isTyping = focused instanceof HTMLTextAreaElement && focused.value !== '';
  if (Date.now() <= untilMs && !isTyping) link.focus();
}
