import type { RESOURCE_KINDS, SAFETY_LEVELS } from '../schema/line-kinds';

/** What can be added or done where the caret is, and why something is refused. */
export const words = {
  moveUp: 'Move up',
  moveDown: 'Move down',
  addPhase: 'New phase',
  removePart: 'Delete this part',
  parts: {
    purpose: 'Purpose',
    scope: 'Scope',
    trigger: 'When to use',
  },
  levels: {
    danger: 'Level: danger',
    warning: 'Level: warning',
    caution: 'Level: caution',
    note: 'Level: note',
  } satisfies Record<(typeof SAFETY_LEVELS)[number], string>,
  kinds: {
    material: 'Kind: material',
    tool: 'Kind: tool',
    ppe: 'Kind: Protective equipment',
    system: 'Kind: system',
    document: 'Kind: document',
    access: 'Kind: access',
    training: 'Kind: training',
  } satisfies Record<(typeof RESOURCE_KINDS)[number], string>,

  picture: 'Picture',
  changePicture: (number: number, description: string) => `Change picture ${number}: ${description}`,
  changeUndescribedPicture: (number: number) => `Change picture ${number}: no description yet`,
  onlyPictures: 'Only pictures can go in the text (JPEG, PNG or WebP). Add other files below it.',
  pictureNeedsStep: 'A picture belongs to a step. Put the caret into one, and try again.',

  textLimit: (most: number) => `There is room for ${most} characters here.`,
  minutesLimit: (most: number) => `The time is a whole number of minutes, at most ${most.toLocaleString('en-US')}.`,
  phasesLimit: (most: number) => `An SOP has at most ${most} phases.`,
  picturesLimit: (most: number) => `A step has at most ${most} pictures.`,
  fieldLimit: (field: string, most: number) => `${field}: at most ${most}.`,
} as const;
