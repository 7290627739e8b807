import { EditorState } from 'prosemirror-state';
import type { DecorationSet } from 'prosemirror-view';
import { describe, expect, it } from 'vitest';
import { sampleDocument, sampleStep } from '../../../../test/sample-document';
import { toEditor } from '../schema/to-editor';
import { blanks } from './blanks';

const steps = [
  sampleStep('step1', 'Open at [opening time] or [sic] at [opening time]'),
  sampleStep('step2', 'Call [repair contact]'),
];
const DOCUMENT = sampleDocument({ phases: [{ id: 'phas1', title: 'Morning', steps }] });

function stateWith(...names: string[]): EditorState {
  return EditorState.create({ doc: toEditor(DOCUMENT), plugins: [blanks(new Set(names))] });
}

function markedIn(state: EditorState): string[] {
  const [plugin] = state.plugins;
  const marks = plugin?.getState(state) as DecorationSet;
  return marks.find().map(({ from, to }) => state.doc.textBetween(from, to));
}

describe('the blanks of a text that is written (screens M8)', () => {
  it('are marked where they stand, and other brackets are not', () => {
    expect(markedIn(stateWith('opening time', 'repair contact'))).toEqual([
      '[opening time]',
      '[opening time]',
      '[repair contact]',
    ]);
    expect(markedIn(stateWith())).toEqual([]);
  });

  it('stay marked behind what is typed, until their own words change', () => {
    const state = stateWith('repair contact');
    let found = 0;
    state.doc.descendants((node, pos) => {
      if (node.text === 'Call [repair contact]') found = pos;
    });
    const longer = state.apply(state.tr.insertText('Always ', found));
    expect(markedIn(longer)).toEqual(['[repair contact]']);
    const within = found + 'Call [repair'.length;
    expect(markedIn(state.apply(state.tr.insertText('s', within)))).toEqual([]);
  });
});
