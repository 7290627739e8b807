import type { OutlineBlock, Run } from '../../sop-document/index.js';
import type { ExportPictures } from '../export-request.js';
import { type BlockGroup, groupBlocks } from '../model/block-groups.js';
import { shownPicture } from '../model/shown-picture.js';
import { escapeHtml } from './escape-html.js';
import { writeHtmlRuns } from './html-runs.js';

type Bullet = Extract<OutlineBlock, { kind: 'bullet' }>;

/** Returns the lines of a section as paragraphs, subheadings and nested lists. */
export function writeHtmlBlocks(blocks: readonly OutlineBlock[], pictures: ExportPictures): string[] {
  return groupBlocks(blocks).map((group) => writeGroup(group, pictures));
}

function writeGroup(group: BlockGroup, pictures: ExportPictures): string {
  const writeItem = (runs: Run[], details: Bullet[]): string => {
    const nested = details.map((detail) => writeDetail(detail, pictures));
    return `<li>${writeHtmlRuns(runs)}${nested.length === 0 ? '' : writeBullets(nested)}</li>`;
  };
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

function writeDetail(detail: Bullet, pictures: ExportPictures): string {
  const shown = shownPicture(detail, pictures);
  if (!shown) return `<li>${writeHtmlRuns(detail.runs)}</li>`;
  const { file, alt, caption, widthMm } = shown;
  const source = `data:image/jpeg;base64,${Buffer.from(file.data).toString('base64')}`;
  const size = `width="${file.width}" height="${file.height}" style="inline-size: ${Math.round(widthMm)}mm"`;
  const below = caption === null ? '' : `<figcaption>${escapeHtml(caption)}</figcaption>`;
  return `<li class="picture"><figure><img alt="${escapeHtml(alt)}" ${size} src="${source}">${below}</figure></li>`;
}

/** Check boxes replace their bullets. */
function writeQuestions(items: string[]): string {
  return `<ul class="questions">\n${items.join('\n')}\n</ul>`;
}

function writeBullets(items: string[]): string {
  return `<ul>\n${items.join('\n')}\n</ul>`;
}
