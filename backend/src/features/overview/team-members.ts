/**
 * Who belongs to the team of $1: the owner, and everybody who is bound to one of the owner's active seats. One column,
 * `user_id`. The figures count over it, whatever else may make a member one day.
 */
export const TEAM_MEMBERS = `SELECT $1::uuid AS user_id
  UNION SELECT member_user_id FROM install_links WHERE user_id = $1 AND is_active AND member_user_id IS NOT NULL`;
