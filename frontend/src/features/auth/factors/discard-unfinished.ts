import type { AuthSessionClient } from '../auth-client';

/** Makes a name free again that belongs to a factor which was begun and never proved. @throws AuthError */
export async function discardUnfinished(client: AuthSessionClient, friendlyName: string): Promise<void> {
  const { data, error } = await client.mfa.listFactors();
  if (error) throw error;
  const unfinished = data.all.find((factor) => factor.status === 'unverified' && factor.friendly_name === friendlyName);
  if (unfinished) await client.mfa.unenroll({ factorId: unfinished.id });
}
