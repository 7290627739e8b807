import type { SopDocument, SopDto } from '../../../../api/generated/types.gen';

/** The initial document when there is no draft. */
export function blankDocument({ title }: Pick<SopDto, 'title'>): SopDocument {
  return {
    v: 1,
    lang: 'en',
    title,
    purpose: null,
    scope: null,
    trigger: null,
    definitions: [],
    roles: [],
    resources: [],
    safety: [],
    phases: [],
    exceptions: [],
    records: [],
    kpis: [],
    references: [],
    notes: [],
    questions: [],
  };
}
