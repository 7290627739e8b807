import { join } from 'node:path';

/** The part of a bundler's answer about a module that is needed here. */
interface ModuleGraph {
  getModuleInfo(moduleId: string): { importedIds: readonly string[] } | null;
}

interface CommonFile {
  name: string;
  /** The modules that need everything in it. */
  roots: readonly string[];
  /** Leaves out what none of these needs as well. */
  sharedWith?: readonly string[];
  /** Needed here and there, and too small for a file of its own. */
  small?: readonly string[];
}

const SHELL = 'src/app/app-shell.tsx';
const DASHBOARD = 'src/app/pages/dashboard-user-page.tsx';
const SOP = 'src/app/pages/sop-route.tsx';
const PREVIEW = 'src/app/pages/try/preview-result.tsx';
/** Parts and pages that need some of what an SOP does, and are opened without one. */
const OTHER_PAGES = [
  'src/features/sops/list/sop-filter-bar.tsx',
  'src/features/sops/list/draft-announcements.tsx',
  'src/app/pages/first-steps/first-steps-card.tsx',
  'src/app/pages/payment-success-route.tsx',
  'src/app/pages/sops-overview-page.tsx',
  'src/app/pages/team-page.tsx',
  'src/app/pages/account-page.tsx',
];
const HISTORY = 'src/features/sops/history/history-panel.tsx';

/**
 * Files of modules that are always loaded together, each by the modules that need them all; a module goes into the first
 * file that it fits into. What is in none of them is left to the bundler.
 */
const COMMON_FILES: readonly CommonFile[] = [
  { name: 'site', roots: ['src/site.ts'] },
  {
    name: 'app',
    roots: ['src/show-app.tsx'],
    small: [
      'src/api/draft-key.ts',
      'src/words/en.ts',
      'src/words/plurals.ts',
      'src/words/with-parts.tsx',
      '../node_modules/@mui/icons-material/CloseOutlined.mjs',
    ],
  },
  // Visitors fill in forms, and need nothing else of what signed-in people see.
  {
    name: 'fields',
    roots: ['src/features/marketing/contact/contact-page.tsx', 'src/app/pages/try/try-page.tsx'],
    sharedWith: [SHELL, DASHBOARD, SOP],
  },
  { name: 'shell', roots: [SHELL] },
  // What the dashboard and an SOP both need, then what each needs alone.
  { name: 'work', roots: [DASHBOARD], sharedWith: [SOP, HISTORY] },
  { name: 'dashboard', roots: [DASHBOARD] },
  // A visitor who tries the product reads a procedure, too.
  { name: 'procedure', roots: [SOP], sharedWith: [PREVIEW] },
  { name: 'tools', roots: OTHER_PAGES, sharedWith: [SOP] },
  { name: 'sop', roots: [SOP] },
  // Menus come once somebody uses a page, and with the versions of an SOP.
  { name: 'menus', roots: ['src/app/shell/account-popover.tsx'], sharedWith: [HISTORY] },
];

/** What the build puts into each module that loads another one later. */
const LOADER = 'vite/preload-helper';

/**
 * Groups for the bundler. Left to itself it makes a file of each set of pages that share something: a hundred files of
 * 1 kB, which are compressed by a fifth worse than a few large ones.
 */
export function commonFiles() {
  return COMMON_FILES.map((file, index) => {
    let needed: Set<string> | undefined;
    return {
      name: (moduleId: string, graph: ModuleGraph) => {
        needed ??= modulesOf(file, graph);
        return needed.has(moduleId) || moduleId.includes(LOADER) ? file.name : null;
      },
      debugName: file.name,
      priority: COMMON_FILES.length - index,
    };
  });
}

function modulesOf({ roots, sharedWith, small = [] }: CommonFile, graph: ModuleGraph): Set<string> {
  const needed = importsOf(roots, graph);
  for (const module of small) needed.add(idOf(module));
  if (!sharedWith) return needed;
  const others = importsOf(sharedWith, graph);
  return new Set([...needed].filter((id) => others.has(id)));
}

/** Everything that modules import statically; the modules themselves are loaded by their own names. */
function importsOf(roots: readonly string[], graph: ModuleGraph): Set<string> {
  const rootIds = roots.map(idOf);
  const found = new Set(rootIds);
  // A set that grows while it is walked through ends with the last one added.
  for (const id of found) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  }
  for (const id of rootIds) found.delete(id);
  return found;
}

function idOf(module: string): string {
  return join(import.meta.dirname, module);
}
