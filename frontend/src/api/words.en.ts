/** What is said of a request without an answer. */

export const unreachable = 'The server cannot be reached. Check your connection and try again.';
