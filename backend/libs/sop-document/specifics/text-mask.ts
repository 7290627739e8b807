/** A text in which what has been recognised is blanked out, so that nothing is read twice. */
export class TextMask {
  constructor(private rest: string) {}

  /** Hands over every match that `accept` takes (does not return null for) and blanks it out. */
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
