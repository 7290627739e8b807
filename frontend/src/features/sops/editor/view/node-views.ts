import type { Node } from 'prosemirror-model';
import type { NodeViewConstructor } from 'prosemirror-view';
import type { SopLabelsDto } from '../../../../api/generated/types.gen';
import { conditionLead } from '../../document/condition-lead';
import { LISTS, type LineList, PARTS } from '../schema/line-kinds';
import { fieldOf, kindOf, listOfLine, sopSchema } from '../schema/sop-schema';
import * as words from '../words.en';
import { type PicturesInText, StepLook } from './step-look';

/** The view of a node: its element, the element of its content, and its update function. */
interface Look {
  dom: HTMLElement;
  contentDOM: HTMLElement;
  show?: (node: Node) => void;
}

/** How each node is rendered, with the labels of the document's language, as in the reading view. */
export function nodeViews(labels: SopLabelsDto, pictures: PicturesInText): Record<string, NodeViewConstructor> {
  const views: Record<string, NodeViewConstructor> = { steps_line: (node) => new StepLook(node, pictures) };
  for (const name of Object.keys(sopSchema.nodes)) {
    const look = lookOf(name, labels);
    if (!look || views[name]) continue;
    views[name] = (node, view, getPos) => {
      const made = look(node, parentOf(view.state.doc, getPos()));
      if (made.contentDOM.classList.contains('sop-text')) {
        // Labels for text that the style sheet appends.
        Object.assign(made.contentDOM.dataset, { suggested: labels.suggested, colon: labels.colon });
      }
      return nodeView(made, node);
    };
  }
  return views;
}

function parentOf(doc: Node, pos: number | undefined): Node {
  return pos === undefined ? doc : doc.resolve(pos).parent;
}

function nodeView({ dom, contentDOM, show }: Look, first: Node) {
  show?.(first);
  return {
    dom,
    contentDOM,
    // Without it, a changed mark would redraw the line and interrupt typing in it.
    update: (node: Node) => {
      if (node.type !== first.type) return false;
      show?.(node);
      return true;
    },
  };
}

type LookMaker = (node: Node, parent: Node) => Look;

function lookOf(name: string, labels: SopLabelsDto): LookMaker | null {
  if (name === 'doc' || name === 'text') return null;
  if (name === 'phases' || [...PARTS, ...LISTS].includes(name as never)) return () => sectionLook(name, labels);
  if (name === 'phase') return () => plain('div', 'sop-phase');
  if (name === 'phase_title') return () => textLook('h3', 'sop-phase-title', words.phaseTitle);
  if (name === 'main') return (_node, parent) => mainLook(parent);
  if (sopSchema.nodes[name]?.isTextblock) return (node) => fieldLook(node, labels);
  return (node) => lineLook(node, labels);
}

function plain(tag: string, className: string): Look & { dom: HTMLElement } {
  const dom = document.createElement(tag);
  dom.className = className;
  return { dom, contentDOM: dom };
}

function sectionLook(name: string, labels: SopLabelsDto): Look {
  const { dom } = plain('section', `sop-section sop-section-${name}`);
  const heading = document.createElement('h2');
  heading.contentEditable = 'false';
  heading.textContent = labels.headings[name as keyof SopLabelsDto['headings']];
  const contentDOM = document.createElement('div');
  dom.append(heading, contentDOM);
  return { dom, contentDOM };
}

/** An editable text, with a placeholder while it is empty. */
function textLook(tag: string, className: string, placeholder: string): Look {
  const look = plain(tag, `sop-text ${className}`);
  look.dom.dataset['placeholder'] = placeholder;
  return { ...look, show: (node) => look.dom.classList.toggle('is-empty', node.content.size === 0) };
}

function mainLook(parent: Node): Look {
  const list = listOfLine(parent);
  return textLook('div', 'sop-main', list ? kindOf(list).main.label : words.otherText);
}

function lineLook(node: Node, labels: SopLabelsDto): Look {
  const list = listOfLine(node) as LineList;
  const { dom } = plain('div', `sop-line sop-line-${list}`);
  const contentDOM = list === 'safety' ? document.createElement('div') : dom;
  const level = document.createElement('strong');
  const sign = picture(SIGNS['note'] ?? '');
  if (list === 'safety') {
    level.contentEditable = 'false';
    dom.append(sign, level, contentDOM);
  }
  return {
    dom,
    contentDOM,
    show: ({ attrs }) => {
      dom.dataset['line'] = attrs['id'];
      dom.dataset['src'] = attrs['src'];
      if (list !== 'safety') return;
      dom.dataset['level'] = attrs['level'];
      sign.firstElementChild?.setAttribute('d', SIGNS[attrs['level']] ?? '');
      level.textContent = `${labels.safety_levels[attrs['level'] as keyof SopLabelsDto['safety_levels']]}${labels.colon}`;
    },
  };
}

function fieldLook(node: Node, labels: SopLabelsDto): Look {
  const place = fieldOf(node);
  const name = place?.field.name ?? '';
  const label = leadOf(place?.list ?? 'notes', name, labels);
  const className = `sop-field sop-field-${place?.list}-${name}`;
  const icon = place?.list === 'steps' ? ICONS[name] : undefined;
  const look = icon
    ? withIcon(icon, className, place?.field.label ?? '')
    : textLook('div', className, place?.field.label ?? '');
  if (label !== '') look.dom.dataset['label'] = label;
  if (name === 'minutes') look.contentDOM.dataset['unit'] = labels.minutes;
  if (name !== 'when' || place?.list !== 'steps') return look;
  return {
    ...look,
    show: (each) => {
      look.show?.(each);
      const text = each.textContent;
      const isLed = conditionLead(text || 'x', labels).length > (text || 'x').length;
      look.dom.dataset['label'] = isLed ? `${labels.condition_prefix} ` : '';
    },
  };
}

/** The prefix of a field in the reading view. */
function leadOf(list: LineList, name: string, labels: SopLabelsDto): string {
  const leads: Readonly<Record<string, string>> = {
    steps_role: '',
    steps_check: labels.check,
    steps_expected: labels.limit,
    steps_caution: labels.caution,
    exceptions_escalate_to: labels.escalate_to,
    records_where: labels.where,
    records_keep: labels.keep,
  };
  const lead = leads[`${list}_${name}`] ?? '';
  return lead === '' ? '' : `${lead}${labels.colon}`;
}

/** Paths of Material Icons, as in the reading view: PersonOutlined, AccessTimeOutlined, … */
const ICONS: Readonly<Record<string, string>> = {
  role: 'M12 6c1.1 0 2 .9 2 2s-.9 2-2 2-2-.9-2-2 .9-2 2-2m0 10c2.7 0 5.8 1.29 6 2H6c.23-.72 3.31-2 6-2m0-12C9.79 4 8 5.79 8 8s1.79 4 4 4 4-1.79 4-4-1.79-4-4-4m0 10c-2.67 0-8 1.34-8 4v2h16v-2c0-2.66-5.33-4-8-4',
  minutes:
    'M11.99 2C6.47 2 2 6.48 2 12s4.47 10 9.99 10C17.52 22 22 17.52 22 12S17.52 2 11.99 2M12 20c-4.42 0-8-3.58-8-8s3.58-8 8-8 8 3.58 8 8-3.58 8-8 8m.5-13H11v6l5.25 3.15.75-1.23-4.5-2.67z',
};

function withIcon(path: string, className: string, label: string): Look {
  const { dom } = plain('div', className);
  const text = textLook('span', '', label);
  const icon = picture(path);
  icon.setAttribute('role', 'img');
  icon.setAttribute('aria-label', label);
  dom.append(icon, text.dom);
  return { ...text, dom };
}

const ATTENTION = 'M12 5.99 19.53 19H4.47zM12 2 1 21h22zm1 14h-2v2h2zm0-6h-2v4h2z';

const SIGNS: Readonly<Record<string, string>> = {
  danger: 'M12 2C6.48 2 2 6.48 2 12s4.48 10 10 10 10-4.48 10-10S17.52 2 12 2m1 15h-2v-2h2zm0-4h-2V7h2z',
  warning: ATTENTION,
  caution: ATTENTION,
  note: 'M11 7h2v2h-2zm0 4h2v6h-2zm1-9C6.48 2 2 6.48 2 12s4.48 10 10 10 10-4.48 10-10S17.52 2 12 2m0 18c-4.41 0-8-3.59-8-8s3.59-8 8-8 8 3.59 8 8-3.59 8-8 8',
};

function picture(path: string): SVGSVGElement {
  const icon = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.setAttribute('contenteditable', 'false');
  const shape = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  shape.setAttribute('d', path);
  icon.append(shape);
  return icon;
}
