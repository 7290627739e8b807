import { type Run, videoUrl } from '../../sop-document/index.js';

/** A run that may link to a video. */
export type LinkedRun = Run & { href?: string };

/** Placed before the text of a link to a video. */
export const PLAY_SIGN = '▶';

/** `[words](https://…)`, or an address alone. */
const LINK = /\[([^[\]]{1,200})\]\((https:\/\/[^\s()<>"]{1,2000})\)|https:\/\/[^\s<>"]{1,2000}/giu;
const SENTENCE_END = /[.,;:!?'’”»*]+$/u;

/** Turns https URLs of videos in a line into links, as the page of the SOP does. Other URLs stay text (Q22). */
export function linkedRuns(runs: readonly Run[]): LinkedRun[] {
  return runs.flatMap((run) => (run.text.includes('https://') ? partsOf(run) : [run]));
}

/** As {@link linkedRuns}, with the sign in the text of a video link. */
export function signedRuns(runs: readonly Run[]): LinkedRun[] {
  return linkedRuns(runs).map((run) => (run.href !== undefined ? { ...run, text: `${PLAY_SIGN} ${run.text}` } : run));
}

function partsOf({ style, text }: Run): LinkedRun[] {
  const parts: LinkedRun[] = [];
  let end = 0;
  for (const match of text.matchAll(LINK)) {
    const [whole, words, named] = match;
    const address = named ?? withoutSentenceEnd(whole);
    const url = videoUrl(address);
    if (!url) continue;
    if (match.index > end) parts.push({ style, text: text.slice(end, match.index) });
    parts.push({ style, text: words ?? address, href: url.href });
    end = match.index + (named === undefined ? address.length : whole.length);
  }
  if (end < text.length) parts.push({ style, text: text.slice(end) });
  return parts;
}

/** A bracket belongs to an address when it opens there, too. */
function withoutSentenceEnd(address: string): string {
  const cut = address.replace(SENTENCE_END, '');
  const isOpen = cut.endsWith(')') && cut.split('(').length < cut.split(')').length;
  if (isOpen) return withoutSentenceEnd(cut.slice(0, -1));
  return cut.length < address.length ? withoutSentenceEnd(cut) : cut;
}
