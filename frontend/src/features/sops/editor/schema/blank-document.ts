import type { SopDocument, SopDto } from '../../../../api/generated/types.gen';

/** What somebody begins to write in when no draft has come. */
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
