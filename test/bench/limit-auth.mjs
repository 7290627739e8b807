// What the baseline server does of the auth protocol, with the same rows read and written: one named statement a request.
import { createHash, generateKeyPairSync, randomBytes, randomUUID, sign } from 'node:crypto';
import { verify } from '@node-rs/argon2';

const COLUMNS = `id, email, email_confirmed_at, confirmation_sent_at, recovery_sent_at, invited_at,
  reauthentication_sent_at, new_email, email_change_sent_at, user_metadata, app_metadata, last_sign_in_at,
  banned_until, created_at, updated_at`;
const DETAILS = `
  (SELECT json_agg(i) FROM (SELECT id, user_id, provider, subject, email, identity_data, last_sign_in_at, created_at,
     updated_at FROM auth_identities WHERE user_id = auth_users.id) i) AS identities,
  (SELECT json_agg(f) FROM (SELECT id, factor_type, status, friendly_name, created_at, updated_at, last_challenged_at
     FROM auth_factors WHERE user_id = auth_users.id) f) AS factors`;
const STATEMENTS = {
  row: { name: 'limit-user-row', text: `SELECT ${COLUMNS} FROM auth_users WHERE id = $1` },
  user: { name: 'limit-user', text: `SELECT ${COLUMNS}, ${DETAILS} FROM auth_users WHERE id = $1` },
  refresh: {
    name: 'limit-refresh',
    text: `WITH parent AS (
        UPDATE auth_refresh_tokens SET revoked_at = now(), sealed_child = $3
        WHERE token_hash = $1 AND revoked_at IS NULL RETURNING id, session_id
      ), session AS (
        UPDATE auth_sessions s SET refreshed_at = now() FROM parent WHERE s.id = parent.session_id
        RETURNING s.id AS session_id, s.user_id, s.aal, s.amr
      ), child AS (
        INSERT INTO auth_refresh_tokens (token_hash, session_id, parent_id) SELECT $2, session_id, id FROM parent
      )
      SELECT * FROM session, LATERAL (SELECT ${COLUMNS}, ${DETAILS} FROM auth_users WHERE id = session.user_id) u`,
  },
  credentials: {
    name: 'limit-credentials',
    text: `SELECT ${COLUMNS}, password_hash, ${DETAILS} FROM auth_users WHERE email = $1`,
  },
  signIn: {
    name: 'limit-sign-in',
    text: `WITH u AS (UPDATE auth_users SET last_sign_in_at = now() WHERE id = $2),
        session AS (INSERT INTO auth_sessions (id, user_id, amr) VALUES ($1, $2, '[{"method": "password"}]')),
        event AS (INSERT INTO security_events (id, kind, user_id, session_id, actor, details)
          VALUES ($4, 'signed_in', $2, $1, 'person', '{"method": "password"}'))
      INSERT INTO auth_refresh_tokens (token_hash, session_id) VALUES ($3, $1)`,
  },
};
const HEADER = encode({ alg: 'ES256', kid: 'limit', typ: 'JWT' });
const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });

/** @param {object} value */
function encode(value) {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

/** @param {string} token */
function hashOf(token) {
  return createHash('sha256').update(token).digest();
}

function answerOf(user, session, refreshToken) {
  const now = Math.floor(Date.now() / 1000);
  const { email, app_metadata, user_metadata } = user;
  const claims = { sub: user.id, email, app_metadata, user_metadata, ...session, iat: now, exp: now + 3600 };
  const unsigned = `${HEADER}.${encode(claims)}`;
  const signature = sign('sha256', Buffer.from(unsigned), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return {
    access_token: `${unsigned}.${signature.toString('base64url')}`,
    token_type: 'bearer',
    expires_in: 3600,
    refresh_token: refreshToken,
    user,
  };
}

/** Nobody has to be signed in for these. */
export const OPEN_PATHS = ['/auth/token', '/health/ready'];

/**
 * @param {import('fastify').FastifyInstance} app
 * @param {import('pg').Pool} pool
 */
export function addAuthRoutes(app, pool) {
  app.get('/health/ready', async () => ({ status: 'ok' }));
  app.get('/auth/user', async ({ userId }) => {
    const { rows } = await pool.query({ ...STATEMENTS.user, values: [userId] });
    return rows[0];
  });
  app.get('/auth/user/row', async ({ userId }) => {
    const { rows } = await pool.query({ ...STATEMENTS.row, values: [userId] });
    return rows[0];
  });
  app.post('/auth/token', async ({ query, body }, reply) => {
    const refreshToken = randomBytes(32).toString('base64url');
    if (query.grant_type === 'refresh_token') {
      const values = [hashOf(body.refresh_token), hashOf(refreshToken), randomBytes(71)];
      const { rows } = await pool.query({ ...STATEMENTS.refresh, values });
      if (!rows[0]) return reply.code(400).send({ message: 'Unknown token' });
      const { session_id, user_id: _, aal, amr, ...user } = rows[0];
      return answerOf(user, { session_id, aal, amr }, refreshToken);
    }
    const { rows } = await pool.query({ ...STATEMENTS.credentials, values: [body.email] });
    const { password_hash: kept, ...user } = rows[0] ?? {};
    if (!kept || !(await verify(kept, body.password))) return reply.code(400).send({ message: 'Wrong' });
    const sessionId = randomUUID();
    await pool.query({ ...STATEMENTS.signIn, values: [sessionId, user.id, hashOf(refreshToken), randomUUID()] });
    return answerOf(user, { session_id: sessionId, aal: 'aal1' }, refreshToken);
  });
}
