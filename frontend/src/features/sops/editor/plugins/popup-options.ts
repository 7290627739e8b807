import type { EditorState } from 'prosemirror-state';
import { addField, addToSection, choose, hasField, missingSections } from '../commands/fields';
import { addLineBelow, addPhase, canMove, move, remove } from '../commands/move';
import { isInPhaseTitle, lineAt, phaseAt } from '../commands/places';
import { LINE_KINDS, LISTS, type LineList, PARTS, RESOURCE_KINDS, SAFETY_LEVELS } from '../schema/line-kinds';
import { pictureOptions } from './pictures';
import type { PopupOption } from './popup-option';

/** In which order the fields of a step are offered: what is missed most comes first. */
const STEP_FIELDS = ['role', 'check', 'expected', 'minutes', 'caution', 'when', 'sub'];

const PART_NAMES: Readonly<Record<string, string>> = { purpose: 'Purpose', scope: 'Scope', trigger: 'When to use' };

const CHOICE_NAMES: Readonly<Record<string, string>> = { ppe: 'Protective equipment' };

/** What can be done where the caret is. @param query only what has these words */
export function menuOptions(state: EditorState, query: string): PopupOption[] {
  const all = [...lineOptions(state), ...sectionOptions(state)];
  const wanted = query.trim().toLowerCase();
  return wanted === '' ? all : all.filter(({ label }) => label.toLowerCase().includes(wanted));
}

function lineOptions(state: EditorState): PopupOption[] {
  const { $head } = state.selection;
  const place = lineAt($head);
  const moves: PopupOption[] = [
    ...(canMove(state, -1) ? [{ id: 'up', label: 'Move up', run: move(-1) }] : []),
    ...(canMove(state, 1) ? [{ id: 'down', label: 'Move down', run: move(1) }] : []),
  ];
  if (!place) {
    if (phaseAt($head))
      return [{ id: 'phase', label: 'New phase', run: addPhase }, ...(isInPhaseTitle($head) ? moves : [])];
    return [{ id: 'remove', label: 'Delete this part', run: remove }];
  }
  const { list, line } = place;
  const { fields, noun } = LINE_KINDS[list];
  const order = list === 'steps' ? STEP_FIELDS : fields.map(({ name }) => name);
  const missing = order.flatMap((name) => {
    const field = fields.find((each) => each.name === name);
    if (!field || (field.most === undefined && hasField(line, list, name))) return [];
    return [{ id: `field-${name}`, label: field.label, run: addField(list, name) }];
  });
  const target = place.field && !place.field.isRequired ? place.field.label.toLowerCase() : noun;
  return [
    ...missing,
    ...pictureOptions(state),
    ...choiceOptions(list, line.attrs),
    { id: 'below', label: `New ${noun} below`, run: addLineBelow },
    ...(list === 'steps' ? [{ id: 'phase', label: 'New phase', run: addPhase }] : []),
    ...moves,
    { id: 'remove', label: `Delete this ${target}`, run: remove },
  ];
}

function choiceOptions(list: LineList, chosen: Record<string, unknown>): PopupOption[] {
  const of = (name: string, lead: string, values: readonly string[]) =>
    values
      .filter((value) => value !== chosen[name])
      .map((value) => ({
        id: `${name}-${value}`,
        label: `${lead}: ${choiceName(value)}`,
        run: choose(list, name, value),
      }));
  if (list === 'safety') return of('level', 'Level', SAFETY_LEVELS);
  return list === 'resources' ? of('kind', 'Kind', RESOURCE_KINDS) : [];
}

function choiceName(value: string): string {
  return CHOICE_NAMES[value] ?? value;
}

function sectionOptions(state: EditorState): PopupOption[] {
  const parts = missingSections(state.doc).filter((name) => (PARTS as readonly string[]).includes(name));
  return [
    { id: 'to-notes', label: 'Note', run: addToSection('notes') },
    ...parts.map((part) => ({ id: `to-${part}`, label: PART_NAMES[part] ?? part, run: addToSection(part) })),
    ...LISTS.filter((list) => list !== 'notes').map((list) => ({
      id: `to-${list}`,
      label: `New ${LINE_KINDS[list].noun}`,
      run: addToSection(list),
    })),
  ];
}

/** Blocks that name somebody. */
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
