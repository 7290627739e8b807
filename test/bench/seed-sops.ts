import pg from 'pg';

/** Other accounts have this many SOPs each. */
const ROWS_OF_OTHERS = 100;
/** Beyond that, building the indexes anew is quicker than keeping them. */
const BUILD_ANEW_FROM = 50_000;

/** A vocabulary of 20,000 words, of which the nth is in about `1200 / n` percent of the SOPs. */
const WORD = `chr((97 + k % 26)::int) || translate(to_hex((k * 2654435761) % 268435456), '0123456789', 'ghijklmnop')`;

/** The nth word of the vocabulary. */
export function wordOf(k: number): string {
  const digits = ((k * 2_654_435_761) % 268_435_456).toString(16);
  const letters = digits.replaceAll(/\d/g, (digit) => String.fromCharCode('g'.charCodeAt(0) + Number(digit)));
  return String.fromCharCode(97 + (k % 26)) + letters;
}

export interface Seed {
  /** Has a tenth of the rows. */
  userId: string;
  rows: number;
}

/** SOPs of 120 words with one action each, past the product: a tenth belongs to one account. */
export async function seedSops(databaseUrl: string, { userId, rows }: Seed): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('SET synchronous_commit = off');
  await client.query('ALTER TABLE sops DISABLE TRIGGER USER');
  await client.query(
    `INSERT INTO auth_users (id, email) SELECT gen_random_uuid(), n || '@bench.test'
     FROM generate_series(1, greatest(1, ($1::int * 9 / 10) / ${ROWS_OF_OTHERS})) n`,
    [rows],
  );
  const rebuild = rows < BUILD_ANEW_FROM ? [] : await dropIndexes(client);
  await defineWords(client);
  await client.query(
    `INSERT INTO sops (id, user_id, title, description, content, category, status, published_at, generation_state, drafted_by, created_at, updated_at)
     SELECT gen_random_uuid(), CASE WHEN n % 10 = 0 THEN $1::uuid ELSE others.ids[1 + n % cardinality(others.ids)] END,
       array_to_string(words[1:5], ' '), array_to_string(words[6:20], ' '), array_to_string(words[21:120], ' '),
       (ARRAY['General', 'Kitchen', 'Shop', 'Office', 'Safety'])[1 + n / 10 % 5],
       CASE WHEN n / 10 % 3 = 0 THEN 'completed' ELSE 'in_progress' END, CASE WHEN n / 10 % 3 = 0 THEN now() END,
       'succeeded', 'template', now() - n * interval '1 minute', now() - n * interval '1 minute'
     FROM (SELECT array_agg(id) AS ids FROM auth_users WHERE email LIKE '%@bench.test') others, generate_series(1, $2) n,
       LATERAL (SELECT array_agg(pg_temp.bench_word(floor(20000 ^ random())::bigint + 0 * g)) AS words
         FROM generate_series(1, 120) g WHERE n > 0) text`,
    [userId, rows],
  );
  await client.query(
    'INSERT INTO sop_search_entries SELECT id, user_id, search_words FROM sops ON CONFLICT DO NOTHING',
  );
  await client.query(
    `INSERT INTO sop_count_changes (user_id, category, status, change, is_folded)
     SELECT user_id, category, status, count(*), true FROM sops GROUP BY 1, 2, 3`,
  );
  await client.query(
    `INSERT INTO activity_logs (id, user_id, activity_type, activity_data, created_at)
     SELECT gen_random_uuid(), user_id, 'sop_updated', jsonb_build_object('sop_id', id), created_at FROM sops`,
  );
  for (const definition of rebuild) await client.query(definition);
  await client.query('ALTER TABLE sops ENABLE TRIGGER USER');
  await client.query('VACUUM ANALYZE');
  await client.end();
}

/** Gives the connection a function `pg_temp.bench_word(k)` that answers as `wordOf` does. */
export async function defineWords(client: pg.Client): Promise<void> {
  await client.query(`CREATE FUNCTION pg_temp.bench_word(k bigint) RETURNS text LANGUAGE sql IMMUTABLE RETURN ${WORD}`);
}

/** @returns the definitions of what it dropped. */
async function dropIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS definition FROM pg_index i
     WHERE i.indrelid IN ('sops'::regclass, 'sop_search_entries'::regclass, 'activity_logs'::regclass)
       AND NOT EXISTS (SELECT 1 FROM pg_constraint WHERE conindid = i.indexrelid)`,
  );
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`);
  return rows.map(({ definition }) => definition);
}
