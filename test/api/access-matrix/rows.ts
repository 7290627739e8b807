import {
  consultantsOnly,
  type Expectation,
  everyone,
  rowOfConsultant,
  rowOfUser,
  serviceOnly,
  sessionOfUser,
  signedIn,
  usersOnly,
  usersOnlyRow,
  withKey,
  withSession,
} from './expectations.js';

/** Ids of what belongs to the user and to the consultant of the matrix. */
export interface Belongings {
  sop: string;
  doomedSop: string;
  question: string;
  version: string;
  folder: string;
  template: string;
  imported: string;
  importedSop: string;
  attachment: string;
  archive: string;
  doomedArchive: string;
  seat: string;
  installLink: string;
  factor: string;
  otherSession: string;
  client: string;
  doomedClient: string;
  project: string;
  doomedProject: string;
  earning: string;
  meeting: string;
  doomedMeeting: string;
}

/** How an operation is called, and who gets which answer. */
export interface MatrixRow {
  expect: Expectation;
  /** What stands for the parameters of the path. */
  path?: (own: Belongings) => Record<string, string>;
  query?: string;
  json?: unknown | ((own: Belongings) => unknown);
}

const NOWHERE = '0199a0b4-7c1e-7b7a-9d5e-3f1f0a3d2c99';
const PKCE = `code_challenge=${'a'.repeat(43)}&code_challenge_method=plain`;

const sop = (own: Belongings) => ({ id: own.sop });
const version = (own: Belongings) => ({ id: own.sop, versionId: own.version });
const folder = (own: Belongings) => ({ id: own.folder });
const template = (own: Belongings) => ({ id: own.template });
const seat = (own: Belongings) => ({ id: own.seat });
const link = (own: Belongings) => ({ install_id: own.installLink });

/** One row for each operation of the contract. The requests are sent from the stranger to the owner. */
export const ROWS: Readonly<Record<string, MatrixRow>> = {
  // Sign-in
  'POST /auth/token': { expect: withKey(400), query: 'grant_type=password', json: {} },
  'GET /auth/user': { expect: withSession(200) },
  // Metadata waits for the second factor, too (security SEC14).
  'PUT /auth/user': { expect: { ...withSession(200), unproved: 401 }, json: {} },
  'POST /auth/logout': { expect: withSession(400), query: 'scope=nonsense' },
  'GET /auth/settings': { expect: withKey(200) },
  'GET /auth/authorize': { expect: everyone(400), query: `provider=unknown&${PKCE}` },
  'GET /auth/callback': { expect: everyone(303) },
  'POST /auth/callback': { expect: everyone(303) },
  'GET /auth/.well-known/jwks.json': { expect: everyone(200) },
  'GET /auth/health': { expect: everyone(200) },
  'POST /auth/signup': { expect: withKey(422), json: {} },
  'POST /auth/otp': { expect: withKey(400), json: {} },
  'POST /auth/magiclink': { expect: withKey(400), json: {} },
  'POST /auth/recover': { expect: withKey(400), json: {} },
  'POST /auth/resend': { expect: withKey(400), json: {} },
  'GET /auth/reauthenticate': { expect: withSession(200) },
  'POST /auth/verify': { expect: withKey(400), json: {} },
  'GET /auth/verify': { expect: everyone(400) },
  'POST /auth/factors': { expect: withSession(400), json: {} },
  'POST /auth/factors/{factor_id}/challenge': {
    expect: sessionOfUser(200),
    path: (own) => ({ factor_id: own.factor }),
  },
  'POST /auth/factors/{factor_id}/verify': {
    expect: sessionOfUser(422),
    path: (own) => ({ factor_id: own.factor }),
    json: { challenge_id: NOWHERE, code: '000000' },
  },
  'DELETE /auth/factors/{factor_id}': { expect: sessionOfUser(200), path: (own) => ({ factor_id: own.factor }) },
  'GET /auth/factors/recovery-codes': { expect: withSession(404) },
  'POST /auth/factors/recovery-codes': { expect: { ...withSession(422), unproved: 403 } },
  'POST /auth/factors/recovery-codes/regenerate': { expect: { ...withSession(422), unproved: 403 } },
  'POST /auth/factors/recovery-codes/verify': { expect: withSession(422), json: { code: 'gezd-gnbv-gy3t-qojq' } },
  'GET /auth/user/identities/authorize': {
    expect: { ...withSession(200), unproved: 403 },
    query: `provider=builtin&skip_http_redirect=true&${PKCE}`,
  },
  'DELETE /auth/user/identities/{identity_id}': {
    expect: { ...withSession(422), unproved: 403 },
    path: () => ({ identity_id: NOWHERE }),
  },
  'GET /auth/admin/users': { expect: serviceOnly() },
  'POST /auth/admin/users': { expect: serviceOnly(), json: {} },
  'GET /auth/admin/users/{user_id}': { expect: serviceOnly(), path: () => ({ user_id: NOWHERE }) },
  'PUT /auth/admin/users/{user_id}': { expect: serviceOnly(), path: () => ({ user_id: NOWHERE }), json: {} },
  'DELETE /auth/admin/users/{user_id}': { expect: serviceOnly(), path: () => ({ user_id: NOWHERE }) },
  'GET /auth/admin/users/{user_id}/factors': { expect: serviceOnly(), path: () => ({ user_id: NOWHERE }) },
  'DELETE /auth/admin/users/{user_id}/factors/{factor_id}': {
    expect: serviceOnly(),
    path: (own) => ({ user_id: NOWHERE, factor_id: own.factor }),
  },
  'POST /auth/invite': { expect: serviceOnly(), json: {} },
  'POST /auth/admin/generate_link': { expect: serviceOnly(), json: {} },

  // The account
  'GET /account/sessions': { expect: signedIn(200) },
  'DELETE /account/sessions/{id}': { expect: rowOfUser(204), path: (own) => ({ id: own.otherSession }) },
  'GET /account/security-events': { expect: signedIn(200) },
  'GET /account/export': { expect: signedIn(200) },
  'DELETE /account': { expect: signedIn(422), json: {} },
  'GET /profiles/me': { expect: signedIn(200) },
  'PATCH /profiles/me': { expect: signedIn(200), json: {} },
  'GET /activity': { expect: signedIn(200) },

  // Subscription and seats
  'GET /subscriptions/me': { expect: signedIn(200) },
  'POST /subscriptions/me/payment': { expect: signedIn(409) },
  'POST /functions/check-subscription': { expect: signedIn(200), json: {} },
  'POST /functions/create-checkout': { expect: signedIn(422), json: {} },
  'POST /functions/customer-portal': { expect: signedIn(409) },
  'GET /install-links': { expect: usersOnly(200) },
  'POST /functions/generate-install-link': { expect: usersOnly(200) },
  'PATCH /install-links/{id}': { expect: usersOnlyRow(200), path: seat, json: { name: 'Mira' } },
  'POST /install-links/{id}/mail': { expect: usersOnlyRow(409), path: seat },
  'POST /functions/revoke-install': { expect: usersOnlyRow(200), json: link },
  'GET /invitations/{install_id}': { expect: everyone(410), path: link },
  'GET /invitations/{install_id}/client': { expect: everyone(410), path: link },
  'POST /invitations/{install_id}/accept': { expect: signedIn(410), path: link },
  'GET /memberships': { expect: signedIn(200) },

  // SOPs
  'GET /sops': { expect: signedIn(200) },
  'POST /sops': { expect: signedIn(422), json: {} },
  'GET /sops/{id}': { expect: rowOfUser(200), path: sop },
  'PATCH /sops/{id}': { expect: rowOfUser(200), path: sop, json: { status: 'in_progress' } },
  'DELETE /sops/{id}': { expect: rowOfUser(204), path: (own) => ({ id: own.doomedSop }) },
  'POST /sops/{id}/restore': { expect: rowOfUser(200), path: (own) => ({ id: own.doomedSop }) },
  'PUT /sops/{id}/questions/{questionId}': {
    expect: rowOfUser(200),
    path: (own) => ({ id: own.sop, questionId: own.question }),
    json: { answer: 'The shift leader' },
  },
  'GET /sops/{id}/generations': { expect: rowOfUser(200), path: sop },
  'POST /sops/{id}/generations/cancel': { expect: rowOfUser(409), path: sop },
  'GET /sops/{id}/checks': { expect: rowOfUser(200), path: sop },
  'POST /sops/{id}/exports': { expect: rowOfUser(204), path: sop, json: { format: 'txt' } },
  'GET /sops/{id}/exports/{format}': { expect: rowOfUser(200), path: (own) => ({ id: own.sop, format: 'md' }) },
  'GET /sops/{id}/versions': { expect: rowOfUser(200), path: sop },
  'POST /sops/{id}/versions': { expect: rowOfUser(201), path: sop, json: { note: 'Before the summer' } },
  'GET /sops/{id}/versions/{versionId}': { expect: rowOfUser(200), path: version },
  'GET /sops/{id}/versions/{versionId}/diff': { expect: rowOfUser(200), path: version },
  'GET /sops/{id}/versions/{versionId}/exports/{format}': {
    expect: rowOfUser(200),
    path: (own) => ({ ...version(own), format: 'md' }),
  },
  'POST /sops/{id}/versions/{versionId}/restore': { expect: rowOfUser(428), path: version },
  'GET /deleted-sops': { expect: signedIn(200) },
  'POST /sops/{id}/generations': { expect: rowOfUser(202), path: sop, json: { replace_edits: true } },
  'GET /templates': { expect: everyone(200) },
  'GET /templates/{id}': { expect: everyone(200), path: () => ({ id: 'open-the-cafe' }) },
  'GET /sop-labels/{language}': { expect: everyone(200), path: () => ({ language: 'en' }) },
  'GET /sops/search': { expect: signedIn(200), query: 'q=opening' },
  'POST /sops/batch/status': { expect: signedIn(422), json: {} },
  'GET /sops/tags': { expect: signedIn(200) },
  'POST /sops/batch/folder': { expect: signedIn(422), json: {} },
  'GET /folders': { expect: signedIn(200) },
  'POST /folders': { expect: signedIn(422), json: {} },
  'PATCH /folders/{id}': { expect: rowOfUser(200), path: folder, json: { name: 'Kitchen' } },
  'GET /own-templates': { expect: signedIn(200) },
  'POST /own-templates': { expect: signedIn(422), json: {} },
  'GET /own-templates/{id}': { expect: rowOfUser(200), path: template },
  'PATCH /own-templates/{id}': { expect: rowOfUser(200), path: template, json: { title: 'Opening' } },
  'DELETE /own-templates/{id}': { expect: rowOfUser(204), path: template },
  'DELETE /folders/{id}': { expect: rowOfUser(204), path: folder },
  'POST /sops/batch/tags': { expect: signedIn(422), json: {} },
  'POST /sops/batch/delete': { expect: signedIn(422), json: {} },
  'POST /sops/batch/restore': { expect: signedIn(422), json: {} },
  'POST /imports': { expect: signedIn(422), json: {} },
  'GET /imports': { expect: signedIn(200) },
  'GET /imports/{id}': { expect: rowOfUser(200), path: (own) => ({ id: own.imported }) },
  'GET /imports/{id}/original': { expect: rowOfUser(200), path: (own) => ({ id: own.imported }) },
  'GET /sops/{id}/import': { expect: rowOfUser(200), path: (own) => ({ id: own.importedSop }) },
  // Before the export, which would be under way.
  'POST /archives/import': { expect: signedIn(400), json: {} },
  'POST /archives': { expect: signedIn(202), json: {} },
  'GET /archives': { expect: signedIn(200) },
  'GET /archives/{id}': { expect: rowOfUser(200), path: (own) => ({ id: own.archive }) },
  'GET /archives/{id}/file': { expect: rowOfUser(200), path: (own) => ({ id: own.archive }) },
  // Whoever has no signed address is told nothing.
  'GET /archives/{id}/download': { expect: everyone(404), path: (own) => ({ id: own.archive }) },
  'DELETE /archives/{id}': { expect: rowOfUser(204), path: (own) => ({ id: own.doomedArchive }) },
  'POST /sops/{id}/attachments': { expect: rowOfUser(400), path: sop, json: {} },
  'GET /sops/{id}/attachments': { expect: rowOfUser(200), path: sop },
  'GET /shared-sops/{id}/attachments': { expect: signedIn(404), path: sop },
  'GET /attachments/{id}': { expect: rowOfUser(200), path: (own) => ({ id: own.attachment }) },
  // Whoever has no signed address is told nothing.
  'GET /attachments/{id}/{part}': { expect: everyone(404), path: (own) => ({ id: own.attachment, part: 'original' }) },
  'PATCH /attachments/{id}': {
    expect: rowOfUser(200),
    path: (own) => ({ id: own.attachment }),
    json: { name: 'Plan.txt' },
  },
  'DELETE /attachments/{id}': { expect: rowOfUser(204), path: (own) => ({ id: own.attachment }) },
  'GET /shared-sops': { expect: signedIn(200) },
  'GET /shared-sops/search': { expect: signedIn(200), query: 'q=fryer' },
  'GET /search': { expect: signedIn(200), query: 'q=fryer' },
  'GET /shared-sops/{id}': { expect: signedIn(404), path: sop },
  'GET /overview/sops': { expect: signedIn(200) },
  'GET /overview/team': { expect: signedIn(200) },
  'GET /overview/team/activity': { expect: signedIn(200) },
  'GET /overview/usage': { expect: signedIn(200) },
  'GET /overview/usage/details': { expect: signedIn(200) },
  // Strangers hear nothing about the SOP.
  'POST /overview/reading': {
    expect: signedIn(204),
    json: (own: Belongings) => ({ sop_id: own.sop, visit_id: NOWHERE, seconds: 10 }),
  },

  // The consultant workspace
  'GET /consultant/figures': { expect: consultantsOnly(200) },
  'GET /consultant/analytics': { expect: consultantsOnly(200) },
  'GET /consultant/clients': { expect: consultantsOnly(200) },
  'POST /consultant/clients': { expect: consultantsOnly(422), json: {} },
  'GET /consultant/clients/{id}': { expect: rowOfConsultant(200), path: (own) => ({ id: own.client }) },
  'PATCH /consultant/clients/{id}': {
    expect: rowOfConsultant(200),
    path: (own) => ({ id: own.client }),
    json: { name: 'Harbour Bakery Ltd', version: 1 },
  },
  'DELETE /consultant/clients/{id}': { expect: rowOfConsultant(204), path: (own) => ({ id: own.doomedClient }) },
  'GET /consultant/clients/{id}/figures': { expect: rowOfConsultant(200), path: (own) => ({ id: own.client }) },
  'GET /consultant/projects': { expect: consultantsOnly(200) },
  'POST /consultant/projects': { expect: consultantsOnly(422), json: {} },
  'GET /consultant/projects/{id}': { expect: rowOfConsultant(200), path: (own) => ({ id: own.project }) },
  'PATCH /consultant/projects/{id}': {
    expect: rowOfConsultant(200),
    path: (own) => ({ id: own.project }),
    json: { name: 'Opening', version: 1 },
  },
  'DELETE /consultant/projects/{id}': { expect: rowOfConsultant(204), path: (own) => ({ id: own.doomedProject }) },
  'GET /consultant/earnings': { expect: consultantsOnly(200) },
  'GET /consultant/earnings/csv': { expect: consultantsOnly(200) },
  'POST /consultant/earnings': { expect: consultantsOnly(422), json: {} },
  'GET /consultant/earnings/{id}': { expect: rowOfConsultant(200), path: (own) => ({ id: own.earning }) },
  'PATCH /consultant/earnings/{id}': {
    expect: rowOfConsultant(200),
    path: (own) => ({ id: own.earning }),
    json: { amount: '12.00', version: 1 },
  },
  'GET /consultant/meetings': { expect: consultantsOnly(200) },
  'GET /consultant/meetings/upcoming': { expect: consultantsOnly(200) },
  'POST /consultant/meetings': { expect: consultantsOnly(422), json: {} },
  'GET /consultant/meetings/{id}': { expect: rowOfConsultant(200), path: (own) => ({ id: own.meeting }) },
  'PATCH /consultant/meetings/{id}': {
    expect: rowOfConsultant(200),
    path: (own) => ({ id: own.meeting }),
    json: { title: 'Kick-off', version: 1 },
  },
  'DELETE /consultant/meetings/{id}': { expect: rowOfConsultant(204), path: (own) => ({ id: own.doomedMeeting }) },
  'GET /consultant/calendar-address': { expect: consultantsOnly(200) },
  'POST /consultant/calendar-address': { expect: consultantsOnly(201) },
  'DELETE /consultant/calendar-address': { expect: consultantsOnly(204) },
  'GET /consultant/branding': { expect: consultantsOnly(200) },
  'PUT /consultant/branding': { expect: consultantsOnly(422), json: {} },
  'GET /consultant/branding/logo': { expect: consultantsOnly(404) },
  'PUT /consultant/branding/logo': { expect: consultantsOnly(422), json: {} },
  'DELETE /consultant/branding/logo': { expect: consultantsOnly(204) },
  'GET /calendars/{token}/meetings.ics': { expect: everyone(404), path: () => ({ token: 'a'.repeat(43) }) },

  // For everybody
  'POST /drafts/preview': { expect: everyone(422), json: {} },
  'POST /contact': { expect: everyone(422), json: {} },
  'GET /problems/{code}': { expect: everyone(200), path: () => ({ code: 'sop-not-found' }) },
};
