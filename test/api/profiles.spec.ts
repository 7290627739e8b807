import { describe, expect, it } from 'vitest';
import { ApiClient } from '../support/api-client.js';
import { useApi } from '../support/test-site.js';

const site = useApi({ BILLING_MODE: 'none' });

describe('profiles', () => {
  it('exist from the first sign-in on, without a type (S3.1-S3.4, S4.9, S7.27, S7.29)', async () => {
    const { client, userId } = await site.personOf('new@example.test');
    const { body } = await client.get('/profiles/me');
    expect(body).toEqual({ id: userId, user_type: null, full_name: expect.any(String), email: 'new@example.test' });
  });

  it.each(['user', 'consultant'])('take the type %s (S1.6, S3.2, S4.15, S7.28)', async (userType) => {
    const { client } = await site.personOf('typed@example.test');
    expect((await client.patch('/profiles/me', { user_type: userType })).body['user_type']).toBe(userType);
    expect((await client.get('/profiles/me')).body['user_type']).toBe(userType);
  });

  it.each([
    { user_type: 'admin' },
    { user_type: null },
    { user_type: 'User' },
    { user_type: '' },
    { user_type: 7 },
    { email: 'x@example.test' },
    { full_name: 'a'.repeat(201) },
    { full_name: 'a\u0000' },
  ])('refuse %j, and stay as they are (S1.6)', async (body) => {
    const { client } = await site.personOf('typed@example.test');
    const before = (await client.get('/profiles/me')).body;
    expect((await client.patch('/profiles/me', body)).status).toBe(422);
    expect((await client.get('/profiles/me')).body).toEqual(before);
  });

  it('are of two kinds in the database, too (S1.6)', async () => {
    const { userId } = await site.personOf('typed@example.test');
    const change = site.query("UPDATE profiles SET user_type = 'admin' WHERE id = $1", [userId]);
    await expect(change).rejects.toThrow(/check constraint/);
  });

  it('need a signed-in person (S5.12)', async () => {
    const { status } = await new ApiClient(site.origin).patch('/profiles/me', { user_type: 'consultant' });
    expect(status).toBe(401);
  });
});
