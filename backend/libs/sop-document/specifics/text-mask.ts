/** A text in which recognized parts are blanked out, so that nothing is read twice. */
export class TextMask {
  constructor(private rest: string) {}

  /** Returns every match for which `accept` does not return null, and blanks it out. */
  take<Found>(pattern: RegExp, accept: (match: RegExpExecArray) => Found | null): Found[] {
    const taken: Found[] = [];
    let masked = '';
    let end = 0;
    for (const match of this.rest.matchAll(pattern)) {
      const found = accept(match);
      if (found === null) continue;
      taken.push(found);
      masked += this.rest.slice(end, match.index) + ' '.repeat(match[0].length);
      end = match.index + match[0].length;
    }
    this.rest = masked + this.rest.slice(end);
    return taken;
  }
}
