export { EmbeddedPostgresError } from './embedded-postgres-error.js';
export { findRunningDatabase } from './running-database.js';
export {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from './start-embedded-postgres.js';
