import { cleanLine } from '../clean-text.js';
import type { Source } from '../document-fields.js';
import type { SopLabelSet } from '../labels/sop-label-set.js';
import type { OutlineBlock, Run } from './outline.js';

/** Writes the lines of one document, with its labels and its marks for suggested and unknown values. */
export class OutlineLines {
  constructor(readonly labels: SopLabelSet) {}

  plain(text: string): Run {
    return { style: 'plain', text: cleanLine(text) };
  }

  strong(text: string): Run {
    return { style: 'strong', text: cleanLine(text) };
  }

  /** The value, or the mark for an unknown one. */
  value(text: string | null): Run {
    return text === null ? { style: 'mark', text: this.labels.toConfirm } : this.plain(text);
  }

  colon(): Run {
    return { style: 'plain', text: this.labels.colon };
  }

  /** ` (suggested)` after a line that the request does not contain. */
  origin(src: Source): Run[] {
    return src === 'suggested'
      ? [
          { style: 'plain', text: ' ' },
          { style: 'mark', text: `(${this.labels.suggested})` },
        ]
      : [];
  }

  /** `Label: value` under an entry. */
  detail(label: string, value: string | null): OutlineBlock {
    return { kind: 'bullet', depth: 1, runs: [this.plain(label), this.colon(), this.value(value)] };
  }

  bullet(...runs: Run[]): OutlineBlock {
    return { kind: 'bullet', depth: 0, runs };
  }

  paragraph(text: string | null): OutlineBlock {
    return { kind: 'paragraph', runs: [this.value(text)] };
  }
}
