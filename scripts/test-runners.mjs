/** The projects of jest.config.mjs; all others are those of vitest.config.ts. */
const JEST_PROJECTS = ['unit', 'rules'];

/**
 * What each runner gets of the arguments of `npm test`. A runner whose projects are not asked for gets null; one that is
 * given files may have none of them, which is no failure: that nothing ran at all is found in the sum. `--project !name`
 * leaves a project out.
 * @param {string[]} args @returns {{ jest: string[] | null, vitest: string[] | null }}
 */
export function planRunners(args) {
  /** @type {string[]} */
  const projects = [];
  /** @type {string[]} */
  const others = [];
  const rest = [...args];
  for (let arg = rest.shift(); arg !== undefined; arg = rest.shift()) {
    if (arg.startsWith('--project=')) projects.push(arg.slice('--project='.length));
    else if (arg === '--project') projects.push(rest.shift() ?? '');
    else others.push(arg);
  }
  const shared = others.length > 0 ? [...others, '--passWithNoTests'] : [];
  if (projects.every((project) => project.startsWith('!'))) {
    const isOfJest = (/** @type {string} */ project) => JEST_PROJECTS.includes(project.slice(1));
    const left = JEST_PROJECTS.filter((project) => !projects.includes(`!${project}`));
    const selected = left.length < JEST_PROJECTS.length ? ['--selectProjects', ...left] : [];
    return {
      jest: left.length > 0 ? [...shared, ...selected] : null,
      vitest: [...shared, ...projects.filter((project) => !isOfJest(project)).flatMap((name) => ['--project', name])],
    };
  }
  const jest = projects.filter((project) => JEST_PROJECTS.includes(project));
  const vitest = projects.filter((project) => !JEST_PROJECTS.includes(project));
  return {
    jest: jest.length > 0 ? [...shared, '--selectProjects', ...jest] : null,
    vitest: vitest.length > 0 ? [...shared, ...vitest.flatMap((project) => ['--project', project])] : null,
  };
}
