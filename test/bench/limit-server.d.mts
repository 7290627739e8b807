/** A token that the limit server accepts for a user. */
export function limitToken(userId: string): string;
