/** Texts for a request without a response. */

export const unreachable = 'The server cannot be reached. Check your connection and try again.';
