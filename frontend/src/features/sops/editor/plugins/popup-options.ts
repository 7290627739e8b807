import type { EditorState } from 'prosemirror-state';
import { addField, addToSection, choose, hasField, missingSections } from '../commands/fields';
import { addLineBelow, addPhase, canMove, move, remove } from '../commands/move';
import { isInPhaseTitle, lineAt, phaseAt } from '../commands/places';
import { LINE_KINDS, LISTS, type LineList, PARTS, RESOURCE_KINDS, SAFETY_LEVELS } from '../schema/line-kinds';
import { lineWords } from '../schema/line-kinds.en';
import { pictureOptions } from './pictures';
import type { PopupOption } from './popup-option';
import * as words from './words.en';

/** The order in which the fields of a step are offered: the most often missing come first. */
const STEP_FIELDS = ['role', 'check', 'expected', 'minutes', 'caution', 'when', 'sub'];

const PART_NAMES: Readonly<Record<string, string>> = words.parts;

/** The options at the caret. @param query only options with these words */
export function menuOptions(state: EditorState, query: string): PopupOption[] {
  const all = [...lineOptions(state), ...sectionOptions(state)];
  const wanted = query.trim().toLowerCase();
  return wanted === '' ? all : all.filter(({ label }) => label.toLowerCase().includes(wanted));
}

function lineOptions(state: EditorState): PopupOption[] {
  const { $head } = state.selection;
  const place = lineAt($head);
  const moves: PopupOption[] = [
    ...(canMove(state, -1) ? [{ id: 'up', label: words.moveUp, run: move(-1) }] : []),
    ...(canMove(state, 1) ? [{ id: 'down', label: words.moveDown, run: move(1) }] : []),
  ];
  if (!place) {
    if (phaseAt($head))
      return [{ id: 'phase', label: words.addPhase, run: addPhase }, ...(isInPhaseTitle($head) ? moves : [])];
    return [{ id: 'remove', label: words.removePart, run: remove }];
  }
  const { list, line } = place;
  const { fields } = LINE_KINDS[list];
  const order = list === 'steps' ? STEP_FIELDS : fields.map(({ name }) => name);
  const missing = order.flatMap((name) => {
    const field = fields.find((each) => each.name === name);
    if (!field || (field.most === undefined && hasField(line, list, name))) return [];
    return [{ id: `field-${name}`, label: field.label, run: addField(list, name) }];
  });
  return [
    ...missing,
    ...pictureOptions(state),
    ...choiceOptions(list, line.attrs),
    { id: 'below', label: lineWords[list].addBelow, run: addLineBelow },
    ...(list === 'steps' ? [{ id: 'phase', label: words.addPhase, run: addPhase }] : []),
    ...moves,
    { id: 'remove', label: place.field?.remove ?? lineWords[list].remove, run: remove },
  ];
}

function choiceOptions(list: LineList, chosen: Record<string, unknown>): PopupOption[] {
  const of = <Value extends string>(name: string, labels: Readonly<Record<Value, string>>, values: readonly Value[]) =>
    values
      .filter((value) => value !== chosen[name])
      .map((value) => ({
        id: `${name}-${value}`,
        label: labels[value],
        run: choose(list, name, value),
      }));
  if (list === 'safety') return of('level', words.levels, SAFETY_LEVELS);
  return list === 'resources' ? of('kind', words.kinds, RESOURCE_KINDS) : [];
}

function sectionOptions(state: EditorState): PopupOption[] {
  const parts = missingSections(state.doc).filter((name) => (PARTS as readonly string[]).includes(name));
  return [
    { id: 'to-notes', label: lineWords.notes.add, run: addToSection('notes') },
    ...parts.map((part) => ({ id: `to-${part}`, label: PART_NAMES[part] ?? part, run: addToSection(part) })),
    ...LISTS.filter((list) => list !== 'notes').map((list) => ({
      id: `to-${list}`,
      label: lineWords[list].add,
      run: addToSection(list),
    })),
  ];
}

/** Blocks that name someone. */
const ROLE_BLOCKS: ReadonlySet<string> = new Set(['steps_role', 'exceptions_escalate_to']);

export function isInRole({ selection: { $head } }: EditorState): boolean {
  return ROLE_BLOCKS.has($head.parent.type.name);
}

/** The roles that the document names and that begin like what is typed, or hold it. */
export function roleOptions(state: EditorState): PopupOption[] {
  const { $head } = state.selection;
  const typed = $head.parent.textContent.trim().toLowerCase();
  const found = new Set<string>();
  state.doc.descendants((node, pos, parent) => {
    const isName = node.type.name === 'main' && parent?.type.name === 'roles_line';
    const isOther = ROLE_BLOCKS.has(node.type.name) && pos !== $head.before();
    if (isName || isOther) found.add(node.textContent.trim());
    return !node.isTextblock;
  });
  const from = $head.start();
  const to = $head.end();
  return [...found]
    .filter((name) => name !== '' && name.toLowerCase() !== typed && name.toLowerCase().includes(typed))
    .slice(0, MOST_ROLES)
    .map((name, index) => ({
      id: `role-${index}`,
      label: name,
      run: (at, dispatch) => {
        dispatch?.(at.tr.insertText(name, from, to));
        return true;
      },
    }));
}
const MOST_ROLES = 8;
