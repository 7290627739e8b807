import { describe, expect, it } from '@jest/globals';
import type { SopDocument } from '../../../../libs/sop-document/index.js';
import { Problem } from '../../../common/problems/problem.js';
import { Sop } from './sop.entity.js';
import { type SopChanges, SopEditor } from './sop-editor.js';

const editor = new SopEditor();

function buildDocument(changes: Partial<SopDocument> = {}): SopDocument {
  return {
    v: 1,
    lang: 'en',
    title: 'Opening the bakery',
    purpose: 'The bakery opens the same way every day.',
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
    questions: [{ id: 'quest001', about: 'trigger', text: 'When?', answer: null, target: { path: 'trigger' } }],
    ...changes,
  };
}

function buildSop(changes: Partial<Sop> = {}): Sop {
  return Object.assign(new Sop(), {
    id: '0199a0b4-7c1e-7b7a-9d5e-3f1f0a3d2c11',
    title: 'Opening checklist for our bakery',
    description: 'Open the bakery every day at seven',
    content: 'Text',
    document: buildDocument(),
    status: 'in_progress',
    version: 3,
    generationState: 'succeeded',
    draftedBy: 'template',
    publishedAt: null,
    clientId: null,
    category: 'General',
    isCategoryChosen: false,
    tags: ['opening'],
    folderId: null,
    ...changes,
  });
}

function problemOf(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    if (error instanceof Problem) return error.type.code;
    throw error;
  }
  return 'none';
}

describe('SopEditor.apply', () => {
  it('goes to another client as the text that it is: no edit number, no activity (screens M2)', () => {
    const clientId = '0199a0b4-7c1e-7b7a-9d5e-3f1f0a3d2c12';
    const update = editor.apply(buildSop(), { clientId }, null);
    expect(update).toEqual({ columns: { clientId }, activities: [], changesText: false });
    expect(editor.apply(buildSop({ clientId }), { clientId }, null)).toBeNull();
    expect(editor.apply(buildSop({ clientId }), { clientId: null }, null)?.columns).toEqual({ clientId: null });
  });

  it('publishes now and counts the version up (S4.24)', () => {
    const update = editor.apply(buildSop(), { status: 'completed' }, null);
    expect(update?.columns).toMatchObject({ status: 'completed', version: 4 });
    expect(update?.columns.publishedAt?.()).toBe('now()');
    expect(update?.activities).toEqual(['sop_completed']);
  });

  it('withdraws the publication when reopened (S4.25)', () => {
    const sop = buildSop({ status: 'completed', publishedAt: new Date() });
    const update = editor.apply(sop, { status: 'in_progress' }, null);
    expect(update?.columns.publishedAt).toBeNull();
    expect(update?.activities).toEqual(['sop_reopened']);
  });

  it.each<[string, SopChanges]>([
    ['the same status', { status: 'in_progress' }],
    ['the same title', { title: ' Opening checklist  for our bakery ' }],
    ['the same text', { content: 'Text' }],
    ['the category that was chosen before', { category: 'Finance' }],
    ['the same tags', { tags: ['opening', 'opening'] }],
    ['the same folder', { folderId: null }],
    ['nothing', {}],
  ])('writes nothing for %s', (_name, changes) => {
    const sop = buildSop({ category: 'Finance', isCategoryChosen: true });
    expect(editor.apply(sop, changes, 3)).toBeNull();
  });

  it('changes the category without a version, also while it is being drafted, and keeps the version (screens M12)', () => {
    const update = editor.apply(buildSop({ generationState: 'running' }), { category: 'Finance' }, null);
    expect(update).toEqual({
      columns: { category: 'Finance', isCategoryChosen: true },
      activities: ['sop_updated'],
      changesText: true,
    });
  });

  it('changes the tags and nothing else', () => {
    const update = editor.apply(buildSop(), { tags: ['till', 'opening', 'till'] }, null);
    expect(update).toEqual({ columns: { tags: ['till', 'opening'] }, activities: [], changesText: false });
  });

  it('remembers a category that a person has confirmed, which is no change of the text', () => {
    const update = editor.apply(buildSop(), { category: 'General' }, null);
    expect(update).toEqual({ columns: { isCategoryChosen: true }, activities: [], changesText: false });
  });

  it.each<[SopChanges, number | null, string]>([
    [{ title: 'New' }, null, 'version-required'],
    [{ content: 'New' }, null, 'version-required'],
    [{ document: {} }, null, 'version-required'],
    [{ title: 'New' }, 2, 'version-conflict'],
    [{ status: 'completed' }, 2, 'version-conflict'],
    [{ content: 'New', document: {} }, 3, 'invalid-fields'],
    [{ document: { v: 1 } }, 3, 'invalid-fields'],
  ])('refuses %j on version %j with %s', (changes, version, code) => {
    expect(problemOf(() => editor.apply(buildSop(), changes, version))).toBe(code);
  });

  it('refuses to change text and status while it is being drafted (screens M7), but not to leave the status as it is', () => {
    const sop = buildSop({ generationState: 'running' });
    expect(problemOf(() => editor.apply(sop, { content: 'New' }, 3))).toBe('draft-in-progress');
    expect(() => editor.apply(sop, { status: 'completed' }, null)).toThrow(/draft/);
    expect(editor.apply(sop, { status: 'in_progress' }, null)).toBeNull();
  });

  it('completes no SOP that has no text yet, unless the text comes along (screens M7)', () => {
    const sop = buildSop({ generationState: 'failed', document: null, draftedBy: null });
    expect(problemOf(() => editor.apply(sop, { status: 'completed' }, null))).toBe('no-text-yet');
    const written = editor.apply(sop, { status: 'completed', document: buildDocument() }, 3)?.columns;
    expect(written).toMatchObject({ status: 'completed', draftedBy: 'user' });
    expect(editor.apply({ ...sop, status: 'completed' }, { status: 'in_progress' }, null)).not.toBeNull();
  });

  it('rewrites the plain text from a changed document, with the notice of the offline drafter', () => {
    const document = buildDocument({ purpose: 'Bread is ready at seven.' });
    const columns = editor.apply(buildSop(), { document }, 3)?.columns;
    expect(columns?.content).toContain('Bread is ready at seven.');
    expect(columns?.content).toContain('Drafted without a language model');
  });

  it('gives up the document when the text is changed as plain text', () => {
    expect(editor.apply(buildSop(), { content: 'Mine' }, 3)?.columns).toMatchObject({
      content: 'Mine',
      document: null,
      draftedBy: 'user',
    });
  });
});

describe('SopEditor.answer', () => {
  it('fills the field and the text', () => {
    const columns = editor.answer(buildSop(), 'quest001', 'Every day at seven');
    expect(columns.document?.trigger).toBe('Every day at seven');
    expect(columns.content).toContain('Every day at seven');
    expect(columns.version).toBe(4);
  });

  it('names the SOP after an answer about its title, and takes that back, unless a person has named it', () => {
    const question = {
      id: 'quest001',
      about: 'title' as const,
      text: 'Is the title right?',
      answer: null,
      target: { path: 'title' as const },
    };
    const drafted = buildSop({ title: 'Opening the bakery', document: buildDocument({ questions: [question] }) });
    const named = editor.answer(drafted, 'quest001', 'Morning at the bakery');
    expect(named.title).toBe('Morning at the bakery');
    expect(editor.answer({ ...drafted, ...named } as Sop, 'quest001', '').title).toBe('Opening the bakery');
    const own = buildSop({ title: 'My mornings', document: buildDocument({ questions: [question] }) });
    expect(editor.answer(own, 'quest001', 'Morning at the bakery')).not.toHaveProperty('title');
    expect(editor.answer(buildSop(), 'quest001', 'Every day')).not.toHaveProperty('title');
  });

  it.each([
    [{ document: null }, 'quest001', 'no-document'],
    [{}, 'unknown1', 'question-not-found'],
    [{ generationState: 'queued' as const }, 'quest001', 'draft-in-progress'],
  ])('refuses an SOP with %j and question %s with %s', (changes, question, code) => {
    expect(problemOf(() => editor.answer(buildSop(changes), question, 'x'))).toBe(code);
  });
});

describe('SopEditor.hasEdits', () => {
  it('knows what a person has changed', () => {
    const edited = buildDocument({ notes: [{ id: 'note0001', src: 'user', text: 'Mine' }] });
    const question = { id: 'quest001', about: 'title' as const, text: 'Name?', answer: 'Mine', target: null };
    expect(editor.hasEdits(buildSop({ document: buildDocument({ questions: [question] }) }))).toBe(true);
    expect(editor.hasEdits(buildSop())).toBe(false);
    expect(editor.hasEdits(buildSop({ document: edited }))).toBe(true);
    expect(editor.hasEdits(buildSop({ draftedBy: 'user' }))).toBe(true);
  });
});
