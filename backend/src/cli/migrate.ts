import { run } from './migrate-command.js';

// A program of its own, for the step before a deployment.
await run();
