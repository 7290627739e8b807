import { cleanLine } from '../clean-text.js';
import type { SopMedia, SopPhase, SopStep } from '../sop-document.js';
import { conditionLead } from './condition-lead.js';
import type { OutlineBlock, Run } from './outline.js';
import type { OutlineLines } from './outline-lines.js';

/** Returns the procedure: phases as subheadings if there are several, steps numbered through all of them. */
export function phaseBlocks(phases: SopPhase[], sectionNumber: number, lines: OutlineLines): OutlineBlock[] {
  const blocks: OutlineBlock[] = [];
  let stepNumber = 0;
  for (const [index, phase] of phases.entries()) {
    if (phases.length > 1) {
      blocks.push({ kind: 'subheading', number: `${sectionNumber}.${index + 1}`, text: cleanLine(phase.title) });
    }
    for (const step of phase.steps) {
      stepNumber += 1;
      blocks.push({ kind: 'step', number: stepNumber, runs: stepRuns(step, lines) }, ...stepDetails(step, lines));
    }
  }
  return stepNumber === 0 ? [lines.paragraph(null)] : blocks;
}

function stepRuns(step: SopStep, lines: OutlineLines): Run[] {
  const runs: Run[] = [];
  if (step.when !== null) {
    runs.push(lines.strong(conditionLead(cleanLine(step.when), lines.labels)), lines.colon());
  }
  runs.push(lines.plain(step.text));
  if (step.role !== null) {
    runs.push({ style: 'plain', text: ' — ' }, { style: 'role', text: cleanLine(step.role) });
  }
  return [...runs, ...lines.origin(step.src)];
}

function stepDetails(step: SopStep, lines: OutlineLines): OutlineBlock[] {
  const { labels } = lines;
  const details: OutlineBlock[] = step.sub.map((sub) => ({ kind: 'bullet', depth: 1, runs: [lines.plain(sub.text)] }));
  if (step.check !== null) details.push(lines.detail(labels.check, step.check));
  if (step.expected !== null && !step.text.includes(step.expected)) {
    details.push(lines.detail(labels.limit, step.expected));
  }
  if (step.caution !== null) details.push(lines.detail(labels.caution, step.caution));
  for (const media of step.media ?? []) details.push(pictureLine(media, lines));
  return details;
}

/** `Picture: the red valve. Closed means across the pipe.` */
function pictureLine({ id, alt, caption }: SopMedia, lines: OutlineLines): OutlineBlock {
  const [shown, said] = [alt === null ? null : cleanLine(alt), caption === undefined ? null : cleanLine(caption)];
  const words = [...new Set([shown, said])].filter((text) => text !== null && text !== '').join(' – ');
  const name = lines.plain(lines.labels.picture);
  const runs = words === '' ? [name] : [name, lines.colon(), lines.plain(words)];
  return { kind: 'bullet', depth: 1, runs, picture: { id, alt: shown, caption: said } };
}
