/** Columns of a list row, in the wire's names and order. */
export const SUMMARY_COLUMNS =
  'id, user_id, title, category, status, version, generation_state, drafted_by, published_at, created_at, updated_at';

/** A drafting run as one JSON value, in the wire's names. */
export const GENERATION_JSON = `json_build_object(
  'id', id, 'state', state, 'attempt', attempt, 'seq', seq, 'provider', provider, 'drafted_by', drafted_by,
  'error_code', error_code, 'fallback_reason', fallback_reason,
  'created_at', created_at, 'started_at', started_at, 'finished_at', finished_at)`;
