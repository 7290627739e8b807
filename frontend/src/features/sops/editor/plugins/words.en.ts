import type { RESOURCE_KINDS, SAFETY_LEVELS } from '../schema/line-kinds';

/** Actions at the caret, and why an input is rejected. */

export const moveUp = 'Move up';
export const moveDown = 'Move down';
export const addPhase = 'New phase';
export const removePart = 'Delete this part';
export const parts = {
  purpose: 'Purpose',
  scope: 'Scope',
  trigger: 'When to use',
  approval: 'Approval and review',
} as const;
export const levels = {
  danger: 'Level: danger',
  warning: 'Level: warning',
  caution: 'Level: caution',
  note: 'Level: note',
} satisfies Record<(typeof SAFETY_LEVELS)[number], string>;
export const kinds = {
  material: 'Kind: material',
  tool: 'Kind: tool',
  ppe: 'Kind: protective equipment',
  system: 'Kind: system',
  document: 'Kind: document',
  access: 'Kind: access',
  training: 'Kind: training',
} satisfies Record<(typeof RESOURCE_KINDS)[number], string>;

export const picture = 'Picture';
export const changePicture = (number: number, description: string) => `Change picture ${number}: ${description}`;
export const changeUndescribedPicture = (number: number) => `Change picture ${number}: no description yet`;
export const onlyPictures = 'Only pictures can go in the text (JPEG, PNG or WebP). Add other files below it.';
export const pictureNeedsStep = 'A picture belongs to a step. Put the caret into one, and try again.';

export const textLimit = (most: number) => `There is room for ${most} characters here.`;
export const minutesLimit = (most: number) =>
  `The time is a whole number of minutes, at most ${most.toLocaleString('en-US')}.`;
export const phasesLimit = (most: number) => `An SOP has at most ${most} phases.`;
export const picturesLimit = (most: number) => `A step has at most ${most} pictures.`;
export const fieldLimit = (field: string, most: number) => `${field}: at most ${most}.`;
