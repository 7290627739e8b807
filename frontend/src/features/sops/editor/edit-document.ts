import type { SopDocument } from '../../../api/generated/types.gen';
import { blankLine } from './line-forms';
import type { LinePlace } from './line-place';

export type DocumentPart = 'title' | 'purpose' | 'scope' | 'trigger';

export type EditAction =
  | { type: 'set-part'; part: DocumentPart; text: string }
  | { type: 'set-line'; place: LinePlace; id: string; change: Record<string, unknown> }
  | { type: 'add-line'; place: LinePlace }
  | { type: 'remove-line'; place: LinePlace; id: string }
  | { type: 'move-line'; place: LinePlace; id: string; by: -1 | 1 }
  | { type: 'replace'; document: SopDocument };

interface Line {
  id: string;
}

/** The document after one action of a person. Changed lines say that a person wrote them. */
export function editDocument(document: SopDocument, action: EditAction): SopDocument {
  switch (action.type) {
    case 'replace':
      return action.document;
    case 'set-part':
      return { ...document, [action.part]: action.text };
    case 'set-line':
      return changeLines(document, action.place, (lines) =>
        lines.map((line) => (line.id === action.id ? { ...line, ...markOf(line), ...action.change } : line)),
      );
    case 'add-line':
      return changeLines(document, action.place, (lines) => [...lines, blankLine(action.place)]);
    case 'remove-line':
      return changeLines(document, action.place, (lines) => lines.filter((line) => line.id !== action.id));
    case 'move-line':
      return changeLines(document, action.place, (lines) => moveLine(lines, action.id, action.by));
  }
}

function markOf(line: Line): { src: 'user' } | Record<string, never> {
  return 'src' in line ? { src: 'user' } : {};
}

function changeLines(document: SopDocument, place: LinePlace, change: (lines: Line[]) => Line[]): SopDocument {
  if (typeof place === 'string') return { ...document, [place]: change(document[place]) };
  const phases = document.phases.map((phase) =>
    phase.id === place.stepsOf ? { ...phase, steps: change(phase.steps) as typeof phase.steps } : phase,
  );
  return { ...document, phases };
}

function moveLine(lines: Line[], id: string, by: -1 | 1): Line[] {
  const from = lines.findIndex((line) => line.id === id);
  const other = lines[from + by];
  const line = lines[from];
  if (!line || !other) return lines;
  const moved = [...lines];
  moved[from] = other;
  moved[from + by] = line;
  return moved;
}
