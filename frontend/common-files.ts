import { join } from 'node:path';

/** The part of a bundler's answer about a module that is needed here. */
interface ModuleGraph {
  getModuleInfo(moduleId: string): { importedIds: readonly string[] } | null;
}

/**
 * Files of modules that are always loaded together, each by the module that needs them all; a module goes into the first
 * file that it fits into. What is in none of them is left to the bundler.
 */
const COMMON_FILES = [
  { name: 'site', root: 'src/site.ts' },
  { name: 'app', root: 'src/show-app.tsx' },
  { name: 'fields', root: 'src/features/sops/prompt-field.tsx' },
  { name: 'shell', root: 'src/app/app-shell.tsx' },
  { name: 'desk', root: 'src/app/pages/dashboard-user-page.tsx' },
];

/** What the build puts into each module that loads another one later. */
const LOADER = 'vite/preload-helper';

/**
 * Groups for the bundler. Left to itself it makes a file of each set of pages that share something: a hundred files of
 * 1 kB, which are compressed by a fifth worse than a few large ones.
 */
export function commonFiles() {
  return COMMON_FILES.map(({ name, root }, index) => {
    let needed: Set<string> | undefined;
    return {
      name: (moduleId: string, graph: ModuleGraph) => {
        needed ??= importsOf(join(import.meta.dirname, root), graph);
        return needed.has(moduleId) || moduleId.includes(LOADER) ? name : null;
      },
      debugName: name,
      priority: COMMON_FILES.length - index,
    };
  });
}

/** Everything that a module imports statically; the module itself is loaded by its own name. */
function importsOf(rootId: string, graph: ModuleGraph): Set<string> {
  const found = new Set([rootId]);
  // A set that grows while it is walked through ends with the last one added.
  for (const id of found) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  }
  found.delete(rootId);
  return found;
}
