import type { AuthSessionClient } from '../auth-client';

/** Frees the name of a factor that was created but never verified. @throws AuthError */
export async function discardUnfinished(client: AuthSessionClient, friendlyName: string): Promise<void> {
  const { data, error } = await client.mfa.listFactors();
  if (error) throw error;
  const unfinished = data.all.find((factor) => factor.status === 'unverified' && factor.friendly_name === friendlyName);
  if (unfinished) await client.mfa.unenroll({ factorId: unfinished.id });
}
