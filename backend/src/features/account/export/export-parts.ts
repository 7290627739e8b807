/** One kind of data in the export: `$1` is the person; `$2` the id to go on after and `$3` the batch, where it is a list. */
export interface ExportPart {
  name: string;
  /** What is read; secrets, hashes and join links are not among the columns. */
  columns: string;
  from: string;
  /** Column that says whose the row is. */
  owner: string;
  /** A list may be long and is read in batches; the others have a few rows at most. */
  isList: boolean;
}

const few = (name: string, from: string, owner: string, columns: string): ExportPart => ({
  name,
  from,
  owner,
  columns,
  isList: false,
});

const list = (name: string, from: string, owner: string, columns: string): ExportPart => ({
  name,
  from,
  owner,
  columns,
  isList: true,
});

/** Everything that is kept about a person, in the order of the file. */
export const EXPORT_PARTS: readonly ExportPart[] = [
  few(
    'account',
    'auth_users',
    'id',
    'id, email, new_email, email_confirmed_at, user_metadata, app_metadata, last_sign_in_at, created_at, updated_at',
  ),
  few('profile', 'profiles', 'id', 'id, user_type, full_name, email, created_at, updated_at'),
  list(
    'identities',
    'auth_identities',
    'user_id',
    'id, provider, issuer, subject, email, identity_data, last_sign_in_at, created_at, updated_at',
  ),
  list('sessions', 'auth_sessions', 'user_id', 'id, aal, amr, user_agent, ip, created_at, refreshed_at, ended_at'),
  list(
    'second_factors',
    'auth_factors',
    'user_id',
    'id, factor_type, status, friendly_name, last_challenged_at, created_at, updated_at',
  ),
  list('recovery_codes', 'auth_recovery_codes', 'user_id', 'id, cardinality(code_hashes) AS remaining, created_at'),
  list(
    'sops',
    'sops',
    'user_id',
    `id, title, description, content, document, category, status, version, generation_state, drafted_by, published_at,
     deleted_at, created_at, updated_at`,
  ),
  list(
    'sop_versions',
    'sop_versions',
    'user_id',
    `id, sop_id, major, minor, published_as, state, cause, title, category, content, document, attachments,
     encode(content_hash, 'hex') AS content_hash, drafted_by, created_by_name, created_at, change_class, reason,
     effective_from, effective_to`,
  ),
  list(
    'drafting_runs',
    'sop_generations',
    'user_id',
    `id, sop_id, prompt, state, attempt, provider, drafted_by, error_code, fallback_reason, created_at, started_at,
     finished_at`,
  ),
  list(
    'model_usage',
    'model_usage',
    'user_id',
    `id, generation_id, provider, model, input_tokens, cached_tokens, output_tokens, reasoning_tokens, duration_ms, ok,
     code, created_at`,
  ),
  list(
    'security_events',
    'security_events',
    'user_id',
    "id, at, kind, actor, session_id, client_ip, user_agent, request_id, details - 'operator' AS details",
  ),
  list('activity', 'activity_logs', 'user_id', 'id, activity_type, activity_data, created_at'),
  few(
    'subscription',
    'subscribers',
    'user_id',
    'subscribed, subscription_tier, subscription_end, renews, seat_limit, synced_at, created_at, updated_at',
  ),
  few('subscription_grant', 'subscription_grants', 'user_id', 'tier, ends_at, created_at'),
  few('billing_customers', 'billing_customers', 'user_id', 'mode, stripe_customer_id, created_at'),
  list('billing_history', 'billing_audit', 'user_id', 'id, cause, before, after, created_at'),
  list(
    'seats',
    `(SELECT link.id, link.user_id, link.is_active, link.created_at, link.bound_at, link.revoked_at,
        member.full_name AS member_name, member.email AS member_email
      FROM install_links link LEFT JOIN profiles member ON member.id = link.member_user_id) seats`,
    'user_id',
    'id, is_active, member_name, member_email, bound_at, revoked_at, created_at',
  ),
  list(
    'memberships',
    `(SELECT link.id, link.member_user_id, link.is_active, link.bound_at, link.revoked_at,
        host.full_name AS owner_name, host.email AS owner_email
      FROM install_links link LEFT JOIN profiles host ON host.id = link.user_id) memberships`,
    'member_user_id',
    'id, is_active, owner_name, owner_email, bound_at, revoked_at',
  ),
  list('clients', 'clients', 'consultant_id', 'id, name, email, status, created_at, updated_at'),
  list('projects', 'projects', 'consultant_id', 'id, client_id, name, status, due_at, created_at, updated_at'),
  list(
    'earnings',
    'earnings',
    'consultant_id',
    'id, client_id, amount, currency, status, earned_at, reference, created_at, updated_at',
  ),
  list(
    'meetings',
    'meetings',
    'consultant_id',
    'id, client_id, title, status, scheduled_at, duration_minutes, created_at, updated_at',
  ),
  few('calendar_address', 'consultant_calendars', 'consultant_id', 'created_at'),
  few('branding', 'consultant_brandings', 'consultant_id', 'primary_color, accent_color, footer_line, updated_at'),
  few(
    'logo',
    'consultant_logos',
    'consultant_id',
    "media_type, width_px, height_px, encode(image, 'base64') AS image_base64, updated_at",
  ),
];
