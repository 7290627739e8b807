/** Common texts of buttons and fields. */

export const add = 'Add';
export const andMore = (count: number) => `and ${count} more`;
export const cancel = 'Cancel';
export const close = 'Close';
export const copied = 'Copied!';
export const copyFailed = 'Failed to copy to clipboard';
export const deleteLabel = 'Delete';
export const loading = 'Loading';
export const name = 'Name';
export const progressOf = (name: string) => `Progress of ${name}`;
export const remove = 'Remove';
export const save = 'Save';
export const showAll = 'Show all';
export const showMore = 'Show more';
export const tryAgain = 'Try again';
