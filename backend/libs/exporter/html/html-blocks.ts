import type { OutlineBlock, Run } from '../../sop-document/index.js';
import { type BlockGroup, groupBlocks } from '../model/block-groups.js';
import { escapeHtml } from './escape-html.js';
import { writeHtmlRuns } from './html-runs.js';

/** Gives the lines of a section as paragraphs, subheadings and nested lists. */
export function writeHtmlBlocks(blocks: readonly OutlineBlock[]): string[] {
  return groupBlocks(blocks).map(writeGroup);
}

function writeGroup(group: BlockGroup): string {
  switch (group.kind) {
    case 'paragraph':
      return `<p>${writeHtmlRuns(group.block.runs)}</p>`;
    case 'subheading':
      return `<h3>${group.block.number} ${escapeHtml(group.block.text)}</h3>`;
    case 'steps': {
      const items = group.items.map(({ block, details }) => writeItem(block.runs, details));
      return `<ol start="${group.items[0]?.block.number ?? 1}">\n${items.join('\n')}\n</ol>`;
    }
    case 'bullets':
      return writeBullets(group.items.map(({ block, details }) => writeItem(block.runs, details)));
    case 'questions':
      return writeQuestions(
        group.items.map(({ block, details }) => writeItem([boxRun(block.isAnswered), ...block.runs], details)),
      );
  }
}

function boxRun(isAnswered: boolean): Run {
  return { style: 'plain', text: isAnswered ? '☑ ' : '☐ ' };
}

function writeItem(runs: Run[], details: { runs: Run[] }[]): string {
  const nested = details.map((detail) => `<li>${writeHtmlRuns(detail.runs)}</li>`);
  return `<li>${writeHtmlRuns(runs)}${nested.length === 0 ? '' : writeBullets(nested)}</li>`;
}

/** Their boxes stand in place of bullets. */
function writeQuestions(items: string[]): string {
  return `<ul class="questions">\n${items.join('\n')}\n</ul>`;
}

function writeBullets(items: string[]): string {
  return `<ul>\n${items.join('\n')}\n</ul>`;
}
