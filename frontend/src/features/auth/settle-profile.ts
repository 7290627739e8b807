import type { Session } from '@supabase/auth-js';
import { getProfile, updateProfile } from '../../api/generated/sdk.gen';
import type { ProfileDto } from '../../api/generated/types.gen';
import { clearPendingUserType, readPendingUserType } from './pending-user-type';

/**
 * Reads who signed in. A profile without a type gets the one remembered before the provider's page (S4.9-S4.13).
 * A profile that cannot be loaded is only logged (S8.35): the person continues as a user.
 */
export async function settleProfile(session: Session): Promise<ProfileDto> {
  try {
    const { data: profile } = await getProfile();
    if (profile.user_type !== null) return profile;
    const { data: typed } = await updateProfile({ body: { user_type: readPendingUserType() } });
    clearPendingUserType();
    return typed;
  } catch (error) {
    console.error('The profile could not be loaded', error);
    return { id: session.user.id, user_type: 'user', full_name: '', email: session.user.email ?? '' };
  }
}
