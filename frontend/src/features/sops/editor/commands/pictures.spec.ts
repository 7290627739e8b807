import { undo } from 'prosemirror-history';
import { type Command, EditorState, TextSelection, type Transaction } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import type { SopDocument, SopMedia } from '../../../../api/generated/types.gen';
import { sampleDocument, sampleStep } from '../../../../test/sample-document';
import { menuOptions } from '../plugins/popup-options';
import { writingPlugins } from '../plugins/writing-plugins';
import { fromEditor } from '../schema/from-editor';
import { toEditor } from '../schema/to-editor';
import { joinBackward } from './join';
import { pictureIn, withPicture, withPictureChanged } from './pictures';
import { enter, nest } from './write';

const VALVE: SopMedia = { id: '0198c7a1-6f0e-7cc2-9d62-3b1f5a7e4c10', alt: 'The valve', caption: 'Closed' };
const LAMP: SopMedia = { id: '0198c7a1-6f0e-7cc2-9d62-3b1f5a7e4c11', alt: null };

const steps = [sampleStep('step1', 'Unlock'), sampleStep('step2', 'Close the valve', { media: [VALVE] })];
const DOCUMENT = sampleDocument({ phases: [{ id: 'phas1', title: 'Morning', steps }] });

class Writer {
  told: string[] = [];
  asked: string[] = [];
  state: EditorState;

  constructor(private readonly base: SopDocument = DOCUMENT) {
    const plugins = writingPlugins((message) => void this.told.push(message), {
      ...{ save: () => undefined, leave: () => undefined },
      pictures: {
        choose: (stepId) => void this.asked.push(`choose ${stepId}`),
        take: () => undefined,
        open: (stepId, pictureId) => void this.asked.push(`open ${stepId} ${pictureId}`),
      },
    });
    this.state = EditorState.create({ doc: toEditor(base), plugins });
  }

  /** Puts the caret before a text. */
  before(text: string): this {
    this.state.doc.descendants((node, pos) => {
      if (node.isTextblock && node.textContent === text) {
        this.state = this.state.apply(this.state.tr.setSelection(TextSelection.create(this.state.doc, pos + 1)));
      }
    });
    return this;
  }

  do(command: Command): this {
    command(this.state, (tr) => this.apply(tr));
    return this;
  }

  apply(tr: Transaction | null): this {
    if (tr) this.state = this.state.apply(tr);
    this.state.doc.check();
    return this;
  }

  get steps() {
    return fromEditor(this.state.doc, this.base).document.phases[0]?.steps ?? [];
  }

  get media() {
    return this.steps.map(({ media }) => media);
  }
}

describe('pictures in the text', () => {
  it('are in the document as they were; steps without any name none', () => {
    const writer = new Writer();
    expect(fromEditor(writer.state.doc, DOCUMENT).document).toEqual(DOCUMENT);
    expect(writer.steps[0]).not.toHaveProperty('media');
  });

  it('are added to a step, changed and taken out, and each change can be taken back', () => {
    const writer = new Writer();
    writer.apply(withPicture(writer.state, 'step2', LAMP));
    expect(writer.media).toEqual([undefined, [VALVE, LAMP]]);
    expect(pictureIn(writer.state, 'step2', LAMP.id)).toEqual(LAMP);
    const described = { ...LAMP, alt: 'The lamp' };
    writer.apply(withPictureChanged(writer.state, 'step2', LAMP.id, described));
    expect(writer.media).toEqual([undefined, [VALVE, described]]);
    writer.apply(withPictureChanged(writer.state, 'step2', VALVE.id, null));
    expect(writer.media).toEqual([undefined, [described]]);
    writer.do(undo);
    expect(writer.media[1]).toContainEqual(VALVE);
  });

  it('make their step the person’s own', () => {
    const writer = new Writer();
    writer.apply(withPicture(writer.state, 'step1', LAMP));
    expect(writer.steps.map(({ src }) => src)).toEqual(['user', 'prompt']);
  });

  it('are not put into a step that is gone', () => {
    const writer = new Writer();
    expect(withPicture(writer.state, 'step9', LAMP)).toBeNull();
    expect(withPictureChanged(writer.state, 'step1', VALVE.id, null)).toBeNull();
  });

  it('are six in a step at most', () => {
    const media = Array.from({ length: 6 }, (_, at) => ({ id: VALVE.id.replace(/.$/, String(at)), alt: null }));
    const full = [sampleStep('step1', 'Look', { media })];
    const writer = new Writer(sampleDocument({ phases: [{ id: 'phas1', title: '', steps: full }] }));
    writer.apply(withPicture(writer.state, 'step1', LAMP));
    expect(writer.media[0]).toHaveLength(6);
    expect(writer.told).toEqual(['A step has at most 6 pictures.']);
  });
});

describe('a step with a picture', () => {
  it('is not joined with the one above, where the picture would be lost', () => {
    const writer = new Writer().before('Close the valve');
    writer.do(joinBackward((message) => void writer.told.push(message)));
    expect(writer.media).toEqual([undefined, [VALVE]]);
    expect(writer.told).toHaveLength(1);
  });

  it('is not made a sub-step, which has no pictures', () => {
    const writer = new Writer().before('Close the valve');
    writer.do(nest((message) => void writer.told.push(message)));
    expect(writer.media).toEqual([undefined, [VALVE]]);
    expect(writer.told).toHaveLength(1);
  });

  it('is no empty line, even if it says nothing', () => {
    const wordless = [sampleStep('step1', 'Unlock'), sampleStep('step2', 'x', { media: [VALVE] })];
    const writer = new Writer(sampleDocument({ phases: [{ id: 'phas1', title: '', steps: wordless }] })).before('x');
    const { $head } = writer.state.selection;
    writer.apply(writer.state.tr.delete($head.pos, $head.pos + 1));
    writer.do(joinBackward((message) => void writer.told.push(message)));
    const { unfinished } = fromEditor(writer.state.doc, DOCUMENT);
    expect(unfinished).toBe(1);
    expect(writer.told).toHaveLength(1);
  });

  it('keeps it when Enter begins another step', () => {
    const writer = new Writer().before('Close the valve').do(enter);
    expect(writer.state.doc.textContent).toContain('Close the valve');
    expect(writer.media.filter(Boolean)).toEqual([[VALVE]]);
  });
});

describe('the menu of a step', () => {
  const labelsAt = (text: string) => menuOptions(new Writer().before(text).state, 'picture').map(({ label }) => label);

  it('offers a picture, and what is said of those that are there', () => {
    expect(labelsAt('Unlock')).toEqual(['Picture']);
    expect(labelsAt('Close the valve')).toEqual(['Picture', 'Change picture 1: The valve']);
    expect(labelsAt('Open on time.')).toEqual([]);
  });

  it('asks for a file, and opens what is said of a picture', () => {
    const writer = new Writer().before('Close the valve');
    for (const { run } of menuOptions(writer.state, 'picture')) writer.do(run);
    expect(writer.asked).toEqual(['choose step2', `open step2 ${VALVE.id}`]);
  });
});
