/** Why a key does nothing. */

export const cannotJoin = 'This line has details of its own. Remove them before you join it with the one above.';
export const cannotNest =
  'This step has details of its own, such as a role or a check. Remove them before it becomes a sub-step.';
