import { describe, expect, it } from '@jest/globals';
import { planRunners } from './test-runners.mjs';

describe('the runners of npm test', () => {
  it('both run everything without arguments', () => {
    expect(planRunners([])).toEqual({ jest: [], vitest: [] });
  });

  it('are both asked for a file, which only one of them has', () => {
    const args = ['backend/src/common/csv.spec.ts', '--passWithNoTests'];
    expect(planRunners(['backend/src/common/csv.spec.ts'])).toEqual({ jest: args, vitest: args });
  });

  it('run all projects but those that are left out', () => {
    expect(planRunners(['--project', '!faults'])).toEqual({ jest: [], vitest: ['--project', '!faults'] });
    expect(planRunners(['--project', '!rules'])).toEqual({ jest: ['--selectProjects', 'unit'], vitest: [] });
    const withoutJest = ['--project', '!unit', '--project=!rules', '--project', '!faults'];
    expect(planRunners(withoutJest)).toEqual({ jest: null, vitest: ['--project', '!faults'] });
  });

  it('run only the projects that are named', () => {
    expect(planRunners(['--project', 'api'])).toEqual({ jest: null, vitest: ['--project', 'api'] });
    expect(planRunners(['--project=rules'])).toEqual({ jest: ['--selectProjects', 'rules'], vitest: null });
    expect(planRunners(['sops', '--project', 'unit', '--project', 'api'])).toEqual({
      jest: ['sops', '--passWithNoTests', '--selectProjects', 'unit'],
      vitest: ['sops', '--passWithNoTests', '--project', 'api'],
    });
  });
});
