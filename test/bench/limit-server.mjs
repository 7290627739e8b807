// A minimal baseline server that does the same work as the product: Fastify, one named prepared statement a request, a token
// whose signature is checked each time with a cached key. The product's figures are given as ratios of this one's.
import { createHmac, createSecretKey, randomUUID, timingSafeEqual } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';
import { addAuthRoutes, OPEN_PATHS } from './limit-auth.mjs';

const TIMESTAMPTZ = 1184;
const HEADER = encode({ alg: 'HS256', typ: 'JWT' });
const COLUMNS =
  'id, user_id, title, category, status, version, generation_state, drafted_by, published_at, created_at, updated_at';
const STATEMENTS = {
  search: {
    name: 'limit-search',
    text: `WITH hits AS MATERIALIZED (
        SELECT sop_id, words FROM sop_search_entries
        WHERE user_id = $1 AND sop_owner_words(user_id, words) @@ sop_owner_query($1, to_tsquery('simple', $3))
        ORDER BY sop_id DESC LIMIT 1000
      )
      SELECT ${COLUMNS} FROM hits, LATERAL (SELECT * FROM sops WHERE id = hits.sop_id AND deleted_at IS NULL OFFSET 0) AS sop
      ORDER BY ts_rank(words, (SELECT to_tsquery('simple', $3))) DESC, updated_at DESC, id DESC LIMIT $2`,
  },
  byTitle: {
    name: 'limit-by-title',
    text: `SELECT ${COLUMNS} FROM sops WHERE user_id = $1 AND deleted_at IS NULL ORDER BY lower(title), id LIMIT $2`,
  },
  figures: {
    name: 'limit-figures',
    text: 'SELECT category, status, sum(change)::int AS count FROM sop_count_changes WHERE user_id = $1 GROUP BY category, status',
  },
  activity: {
    name: 'limit-activity-list',
    text: `SELECT a.id, a.user_id, p.email AS member_name, a.activity_type, s.id AS sop_id, s.title AS sop_title, a.created_at
      FROM (SELECT * FROM activity_logs WHERE user_id = $1 ORDER BY created_at DESC, id DESC LIMIT $2) a
      JOIN profiles p ON p.id = a.user_id LEFT JOIN LATERAL (
        SELECT id, title FROM sops WHERE id = (a.activity_data ->> 'sop_id')::uuid AND user_id = $1 OFFSET 0) s ON true
      ORDER BY a.created_at DESC, a.id DESC`,
  },
  list: {
    name: 'limit-list',
    text: `SELECT ${COLUMNS} FROM sops WHERE user_id = $1 AND deleted_at IS NULL ORDER BY updated_at DESC, id DESC LIMIT $2`,
  },
  detail: {
    name: 'limit-detail',
    text: `SELECT ${COLUMNS}, description, content, document FROM sops WHERE id = $2 AND user_id = $1 AND deleted_at IS NULL`,
  },
  lock: {
    name: 'limit-lock',
    text: `SELECT ${COLUMNS} FROM sops WHERE id = $2 AND user_id = $1 AND deleted_at IS NULL FOR UPDATE`,
  },
  patch: {
    name: 'limit-patch',
    text: `UPDATE sops SET category = $3, updated_at = now() WHERE id = $2 AND user_id = $1
      RETURNING ${COLUMNS}, description, content, document`,
  },
  patchActivity: {
    name: 'limit-patch-activity',
    text: "INSERT INTO activity_logs (id, user_id, activity_type, activity_data) VALUES ($1, $2, 'sop_updated', $3)",
  },
  createSop: {
    name: 'limit-create',
    text: `INSERT INTO sops (id, user_id, title, description, content, generation_state)
      VALUES ($1, $2, $3, $4, $5, 'queued') RETURNING ${COLUMNS}`,
  },
  createActivity: {
    name: 'limit-activity',
    text: "INSERT INTO activity_logs (id, user_id, activity_type, activity_data) VALUES ($1, $2, 'sop_created', $3)",
  },
  createRun: {
    name: 'limit-run',
    text: 'INSERT INTO sop_generations (id, sop_id, user_id, prompt) VALUES ($1, $2, $3, $4)',
  },
  createJob: {
    name: 'limit-job',
    text: "INSERT INTO pgboss.job (name, data, group_id) VALUES ('sop.generate', $1, $2)",
  },
};

const key = createSecretKey(Buffer.from('a-key-that-is-only-used-for-measuring'));

/** @param {object} value */
function encode(value) {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

/** @param {string} text */
function signatureOf(text) {
  return createHmac('sha256', key).update(text).digest();
}

/** @param {string} userId */
export function limitToken(userId) {
  const unsigned = `${HEADER}.${encode({ sub: userId, exp: Math.floor(Date.now() / 1000) + 86_400 })}`;
  return `${unsigned}.${signatureOf(unsigned).toString('base64url')}`;
}

/** @param {string | undefined} authorization */
function userOf(authorization) {
  const token = authorization?.startsWith('Bearer ') ? authorization.slice(7) : '';
  const [header, payload, signature] = token.split('.');
  if (header !== HEADER || !payload || !signature) return null;
  const given = Buffer.from(signature, 'base64url');
  const expected = signatureOf(`${header}.${payload}`);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return claims.exp > Date.now() / 1000 ? claims.sub : null;
}

async function startLimitServer() {
  pg.types.setTypeParser(TIMESTAMPTZ, (value) => value.replace(' ', 'T'));
  const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
  pool.on('error', () => undefined);
  const app = Fastify({ logger: false });
  app.decorateRequest('userId', null);
  app.addHook('onRequest', async (request, reply) => {
    if (OPEN_PATHS.includes(request.routeOptions.url)) return undefined;
    request.userId = userOf(request.headers.authorization);
    if (!request.userId) return reply.code(401).send({ message: 'Unauthorized' });
  });
  app.get('/sops', { schema: { response: { 200: listSchema() } } }, async (request) => {
    const { rows } = await pool.query({ ...STATEMENTS.list, values: [request.userId, 21] });
    const items = rows.slice(0, 20);
    return { items, next_cursor: rows.length > 20 ? items.at(-1).updated_at : null };
  });
  app.get('/sops/search', async (request) => {
    const { q } = request.query;
    const { rows } = await (q
      ? pool.query({ ...STATEMENTS.search, values: [request.userId, 21, `'${q}':*`] })
      : pool.query({ ...STATEMENTS.byTitle, values: [request.userId, 21] }));
    return { items: rows.slice(0, 20), has_more: rows.length > 20 };
  });
  app.get('/sops/:id', async (request, reply) => {
    const { rows } = await pool.query({ ...STATEMENTS.detail, values: [request.userId, request.params.id] });
    return rows[0] ?? reply.code(404).send({ message: 'Not found' });
  });
  app.patch('/sops/:id', async (request, reply) => {
    const client = await pool.connect();
    try {
      const { id } = request.params;
      await client.query('BEGIN');
      const { rowCount } = await client.query({ ...STATEMENTS.lock, values: [request.userId, id] });
      const values = [request.userId, id, request.body.category];
      const { rows } = await client.query({ ...STATEMENTS.patch, values });
      await client.query({ ...STATEMENTS.patchActivity, values: [randomUUID(), request.userId, { sop_id: id }] });
      await client.query('COMMIT');
      return rowCount ? rows[0] : reply.code(404).send({ message: 'Not found' });
    } finally {
      client.release();
    }
  });
  app.get('/overview/sops', async (request) => {
    const { rows } = await pool.query({ ...STATEMENTS.figures, values: [request.userId] });
    return { total: rows.reduce((sum, { count }) => sum + count, 0), categories: rows };
  });
  app.get('/overview/team/activity', async (request) => {
    const { rows } = await pool.query({ ...STATEMENTS.activity, values: [request.userId, 21] });
    return { items: rows.slice(0, 20), next_cursor: rows.length > 20 ? rows[19].created_at : null };
  });
  app.post('/sops', async (request, reply) => {
    const client = await pool.connect();
    try {
      await client.query('BEGIN');
      const id = randomUUID();
      const { prompt } = request.body;
      const values = [id, request.userId, prompt.slice(0, 50), prompt, 'SOP is being generated'];
      const { rows } = await client.query({ ...STATEMENTS.createSop, values });
      await client.query({ ...STATEMENTS.createActivity, values: [randomUUID(), request.userId, { prompt }] });
      const runId = randomUUID();
      await client.query({ ...STATEMENTS.createRun, values: [runId, id, request.userId, prompt] });
      await client.query({ ...STATEMENTS.createJob, values: [{ generationId: runId }, request.userId] });
      await client.query('COMMIT');
      return reply.code(201).send(rows[0]);
    } finally {
      client.release();
    }
  });
  addAuthRoutes(app, pool);
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  process.stdout.write(`${origin}\n`);
}

function listSchema() {
  const properties = Object.fromEntries(COLUMNS.split(', ').map((name) => [name, { type: 'string', nullable: true }]));
  return {
    type: 'object',
    properties: {
      items: { type: 'array', items: { type: 'object', properties: { ...properties, version: { type: 'integer' } } } },
      next_cursor: { type: 'string', nullable: true },
    },
  };
}

if (process.env.DATABASE_URL) await startLimitServer();
