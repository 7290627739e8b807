/**
 * First half of the two-key advisory lock that each worker process holds on its own number while it lives: whoever gets it
 * knows that the worker is gone.
 */
export const WORKER_LOCK = 7_340_120;
