import { cleanLine } from '../clean-text.js';
import { SECTIONS, type Section } from '../labels/sop-label-set.js';
import type { SopDocument } from '../sop-document.js';
import { isRightToLeft, labelsFor } from '../sop-labels.js';
import { type AnsweredQuestion, answersShownIn, questionsShown } from './answered-questions.js';
import type { DocumentOutline, OutlineBlock, OutlineSection } from './outline.js';
import { OutlineLines } from './outline-lines.js';
import { phaseBlocks } from './step-blocks.js';

/** These are omitted when they are empty; every other empty section is marked as to be confirmed. */
const OPTIONAL: ReadonlySet<Section> = new Set([
  'definitions',
  'safety',
  'references',
  'notes',
  'approval',
  'questions',
]);

/** Returns the document as numbered headings and lines, in its own language. */
export function outlineDocument(document: SopDocument): DocumentOutline {
  const labels = labelsFor(document.lang);
  const lines = new OutlineLines(labels);
  const sections: OutlineSection[] = [];
  for (const section of SECTIONS) {
    const number = sections.length + 1;
    const written = blocksOf(section, document, lines, number);
    const blocks = written.length > 0 ? written : answersShownIn(section, document).map((said) => answer(said, lines));
    if (blocks.length === 0 && OPTIONAL.has(section)) continue;
    sections.push({
      section,
      number,
      heading: labels.headings[section],
      blocks: blocks.length === 0 ? [lines.paragraph(null)] : blocks,
    });
  }
  return { title: cleanLine(document.title), isRightToLeft: isRightToLeft(document.lang), sections };
}

function blocksOf(section: Section, document: SopDocument, lines: OutlineLines, number: number): OutlineBlock[] {
  const { labels } = lines;
  switch (section) {
    case 'purpose':
    case 'scope':
    case 'trigger':
      return [lines.paragraph(document[section])];
    case 'definitions':
      return document.definitions.map((entry) =>
        lines.bullet(lines.strong(entry.term), lines.colon(), lines.value(entry.text), ...lines.origin(entry.src)),
      );
    case 'roles':
      return document.roles.flatMap((role) => [
        lines.bullet(lines.strong(role.name), ...lines.origin(role.src)),
        ...role.duties.map((duty): OutlineBlock => ({ kind: 'bullet', depth: 1, runs: [lines.plain(duty)] })),
      ]);
    case 'resources':
      return document.resources.map((entry) => lines.bullet(lines.plain(entry.name), ...lines.origin(entry.src)));
    case 'safety':
      return document.safety.map((entry) =>
        lines.bullet(
          lines.strong(labels.safetyLevels[entry.level].toUpperCase()),
          lines.colon(),
          lines.plain(entry.text),
          ...lines.origin(entry.src),
        ),
      );
    case 'phases':
      return phaseBlocks(document.phases, number, lines);
    case 'exceptions':
      return document.exceptions.flatMap((entry) => [
        lines.bullet(lines.strong(entry.when), lines.colon(), lines.plain(entry.then), ...lines.origin(entry.src)),
        ...(entry.escalate_to !== null && !mentions(entry.then, entry.escalate_to)
          ? [lines.detail(labels.escalateTo, entry.escalate_to)]
          : []),
      ]);
    case 'records':
      return document.records.flatMap((entry) => [
        lines.bullet(lines.plain(entry.name), ...lines.origin(entry.src)),
        lines.detail(labels.where, entry.where),
        lines.detail(labels.keep, entry.keep),
      ]);
    case 'kpis':
      return document.kpis.map((entry) =>
        lines.bullet(lines.plain(entry.name), lines.colon(), lines.value(entry.target), ...lines.origin(entry.src)),
      );
    case 'references':
    case 'notes':
      return document[section].map((entry) => lines.bullet(lines.plain(entry.text), ...lines.origin(entry.src)));
    case 'approval':
      return document.approval === undefined ? [] : [lines.paragraph(document.approval)];
    case 'questions':
      return questionsShown(document).map((question) => ({
        kind: 'question',
        isAnswered: question.answer !== null,
        runs: [
          lines.plain(question.text),
          ...(question.answer === null
            ? []
            : [
                { style: 'plain' as const, text: ' — ' },
                lines.plain(labels.answer),
                lines.colon(),
                lines.strong(question.answer),
              ]),
        ],
      }));
  }
}

/** An answer alone says too little: "two years". */
function answer({ text, answer: given }: AnsweredQuestion, lines: OutlineLines): OutlineBlock {
  return lines.bullet(lines.plain(text), { style: 'plain', text: ' — ' }, lines.strong(given));
}

function mentions(text: string, name: string): boolean {
  return text.toLowerCase().includes(name.toLowerCase());
}
