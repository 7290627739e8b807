/**
 * The doors of the house (docs/architecture.md), as rules. An arrow that is not allowed here fails `npm run check`.
 * @type {import('dependency-cruiser').IConfiguration}
 */
const BACKEND = '^backend/src/';

/** What another feature may import: a feature's module and the doors listed here by name. */
const DOORS = [
  '[^/]+/[^/]+\\.module\\.ts$',
  'profiles/person-traces\\.service\\.ts$',
  'profiles/profiles\\.service\\.ts$',
  'subscriptions/account-endings\\.service\\.ts$',
  'subscriptions/entitlements\\.service\\.ts$',
  'sops/sop-drafts\\.service\\.ts$',
  'consultant/branding/document-brands\\.service\\.ts$',
  'activity/activity-recorder\\.service\\.ts$',
  'activity/activity-type\\.ts$',
  'security-events/security-events-recorder\\.service\\.ts$',
  'auth/realtime-authenticator\\.service\\.ts$',
].map((door) => `${BACKEND}features/${door}`);

/** Layers from the ground up: a layer may import only those below it. */
const LAYERS = ['common', 'config', 'database', 'platform', 'features'];

const layerRules = LAYERS.map((layer, height) => ({
  name: `${layer}-looks-down-only`,
  comment: `common ← config ← database ← platform ← features ← app: ${layer} must not know what stands on it.`,
  severity: 'error',
  from: { path: `${BACKEND}${layer}/`, pathNot: '\\.spec\\.ts$' },
  to: { path: `${BACKEND}(?:${[...LAYERS.slice(height + 1), 'openapi/', '[^/]+\\.ts$'].join('|')})` },
}));

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'No cycles at all, type imports included.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    ...layerRules,
    {
      name: 'features-have-doors',
      comment: 'From another feature only its module and its listed doors may be imported; the list is the map.',
      severity: 'error',
      from: { path: `${BACKEND}features/([^/]+)/`, pathNot: '\\.spec\\.ts$' },
      to: { path: `${BACKEND}features/`, pathNot: [`${BACKEND}features/$1/`, ...DOORS] },
    },
    {
      name: 'nobody-imports-auth',
      comment:
        'Decorators and the Principal live in common/access; guards are bound once. Only the live channel asks it.',
      severity: 'error',
      from: { path: `${BACKEND}features/(?!auth/|live/)` },
      to: { path: `${BACKEND}features/auth/` },
    },
    {
      name: 'platform-rooms-are-apart',
      comment: 'Each outside thing has its own room: a port, its adapters and its fake.',
      severity: 'error',
      from: { path: `${BACKEND}platform/([^/]+)/`, pathNot: '\\.spec\\.ts$' },
      to: { path: `${BACKEND}platform/`, pathNot: `${BACKEND}platform/$1/` },
    },
    {
      name: 'frontend-layers',
      comment: '{ api, theme } ← components ← features ← app ← main.',
      severity: 'error',
      from: { path: '^frontend/src/(api|theme|components)/' },
      to: { path: '^frontend/src/(features|app)/' },
    },
    {
      name: 'frontend-features-are-apart',
      comment: 'A page that joins two features lives in app/pages.',
      severity: 'error',
      from: { path: '^frontend/src/features/([^/]+)/', pathNot: '\\.spec\\.tsx?$' },
      to: { path: '^frontend/src/(features|app)/', pathNot: '^frontend/src/features/$1/' },
    },
    {
      name: 'sides-are-apart',
      comment: 'The contract between the sides is openapi.json and nothing else.',
      severity: 'error',
      from: { path: '^(backend|frontend)/' },
      to: { path: '^(backend|frontend)/', pathNot: '^$1/' },
    },
    {
      name: 'runtime-packages-are-dependencies',
      comment: 'A container installs `dependencies` only.',
      severity: 'error',
      from: { path: BACKEND, pathNot: ['\\.spec\\.ts$', '/testing/', 'platform/embedded-postgres/'] },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg'] },
    },
    {
      name: 'no-unresolvable',
      comment: 'An import must lead somewhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^dist', 'frontend/src/api/generated'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
