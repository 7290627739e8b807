import { cleanLine, type OutlineBlock, type Run } from '../../sop-document/index.js';
import type { ExportSection } from './export-document.js';

const NUMBERED = /^(\d{1,4})[.)]\s+(\S.*)$/u;
const SUBHEADING = /^(\d{1,4}\.\d{1,4})\.?\s+(\S.*)$/u;
const BULLET = /^(\s*)[•*-]\s+(\S.*)$/u;
const BOX = /^([☐☑])\s+(\S.*)$/u;
/** A prefix that only sets the direction of a line. */
const DIRECTION_MARKS = /^[\u200e\u200f]+/u;

/**
 * Parses a procedure that was edited as plain text, in the format of drafted text: headings, numbered lines, bullets
 * and check boxes. Everything else is a paragraph.
 * @param title omitted if the text starts with it
 */
export function sectionsOfText(content: string, title: string): ExportSection[] {
  const lines = content.split(/\r\n|[\n\r\u2028\u2029]/u).map((line) => line.replace(DIRECTION_MARKS, ''));
  const sections: ExportSection[] = [];
  let current: ExportSection = { number: null, heading: null, blocks: [], table: null };
  let isAfterBlank = false;
  for (const [index, line] of lines.entries()) {
    const text = cleanLine(line);
    const isTitle = index === 0 && text === cleanLine(title);
    if (text === '' || isTitle) {
      isAfterBlank = true;
      continue;
    }
    const heading = isAfterBlank ? readHeading(text, lines[index + 1] ?? '') : null;
    isAfterBlank = false;
    if (!heading) {
      current.blocks.push(readBlock(line, text));
      continue;
    }
    if (current.heading !== null || current.blocks.length > 0) sections.push(current);
    current = heading;
  }
  sections.push(current);
  return sections;
}

/** A numbered line after an empty one is a heading, unless the next line counts on: then it begins a list. */
function readHeading(text: string, nextLine: string): ExportSection | null {
  const [, number, heading] = NUMBERED.exec(text) ?? [];
  if (number === undefined || heading === undefined) return null;
  const [, nextNumber] = NUMBERED.exec(cleanLine(nextLine)) ?? [];
  const isList = nextNumber !== undefined && Number(nextNumber) === Number(number) + 1;
  return isList ? null : { number: Number(number), heading, blocks: [], table: null };
}

function readBlock(line: string, text: string): OutlineBlock {
  const [, subNumber, subheading] = SUBHEADING.exec(text) ?? [];
  if (subNumber !== undefined && subheading !== undefined) {
    return { kind: 'subheading', number: subNumber, text: subheading };
  }
  const [, stepNumber, step] = NUMBERED.exec(text) ?? [];
  if (step !== undefined) return { kind: 'step', number: Number(stepNumber), runs: plainRuns(step) };
  const [, box, question] = BOX.exec(text) ?? [];
  if (question !== undefined) return { kind: 'question', isAnswered: box === '☑', runs: plainRuns(question) };
  const [, indent, bullet] = BULLET.exec(line) ?? [];
  if (bullet !== undefined) {
    return { kind: 'bullet', depth: indent === '' ? 0 : 1, runs: plainRuns(cleanLine(bullet)) };
  }
  return { kind: 'paragraph', runs: plainRuns(text) };
}

function plainRuns(text: string): Run[] {
  return [{ style: 'plain', text }];
}
