import type { PreparedStatement } from '../../database/prepared-statement.js';
import { GENERATION_JSON, SUMMARY_COLUMNS } from './sop-row.js';

/** Live runs of a person ($1), as many as allowed ($2) at most: no more are counted than it takes to refuse. */
const LIVE_RUNS = `live AS (
    SELECT 1 FROM sop_generations WHERE user_id = $1 AND state IN ('queued', 'running') LIMIT $2
  )`;

/** Adds a run ($3) of an SOP ($4) with its prompt ($5). No row when too many runs are live. */
export const INSERT_RUN: PreparedStatement = {
  name: 'sop-run-insert',
  text: `WITH ${LIVE_RUNS}
  INSERT INTO sop_generations (id, sop_id, user_id, prompt)
    SELECT $3::uuid, $4::uuid, $1::uuid, $5 WHERE (SELECT count(*) FROM live) < $2
    RETURNING ${GENERATION_JSON} AS generation`,
};

/** Adds an SOP ($4) and its first run ($3): prompt ($5), title ($6), content ($7). No row when too many runs are live. */
export const INSERT_SOP_WITH_RUN: PreparedStatement = {
  name: 'sop-insert',
  text: `WITH ${LIVE_RUNS},
  sop AS (
    INSERT INTO sops (id, user_id, title, description, content, generation_state)
    SELECT $4::uuid, $1::uuid, $6, $5, $7, 'queued' WHERE (SELECT count(*) FROM live) < $2
    RETURNING ${SUMMARY_COLUMNS}, description, content, document
  ),
  run AS (
    INSERT INTO sop_generations (id, sop_id, user_id, prompt)
    SELECT $3::uuid, id, user_id, description FROM sop
    RETURNING ${GENERATION_JSON} AS generation
  )
  SELECT sop.*, run.generation FROM sop, run`,
};
