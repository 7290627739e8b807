import { redo, undo } from 'prosemirror-history';
import type { Command } from 'prosemirror-state';
import { EditorState, TextSelection } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import type { SopDocument } from '../../../../api/generated/types.gen';
import { sampleDocument, sampleStep } from '../../../../test/sample-document';
import { pasted } from '../plugins/paste';
import { atOnce, writingPlugins } from '../plugins/writing-plugins';
import { fromEditor } from '../schema/from-editor';
import { toEditor } from '../schema/to-editor';
import { addField, addToSection, choose } from './fields';
import { joinBackward, joinForward } from './join';
import { addLineBelow, addPhase, move, moveStepTo, remove } from './move';
import { enter, lift, nest } from './write';

const NOTHING = () => undefined;
const NO_KEYS = { save: NOTHING, leave: NOTHING, pictures: { choose: NOTHING, take: NOTHING, open: NOTHING } };

class Writer {
  state: EditorState;
  told: string[] = [];
  readonly tell = (message: string) => void this.told.push(message);

  constructor(private readonly base: SopDocument = sampleDocument()) {
    this.state = EditorState.create({ doc: toEditor(base), plugins: writingPlugins(this.tell, NO_KEYS) });
  }

  /** Puts the caret into the text, at the bar: "Un|lock". */
  at(marked: string): this {
    const text = marked.replace('|', '');
    let found = -1;
    this.state.doc.descendants((node, pos) => {
      if (found < 0 && node.isTextblock && node.textContent === text) found = pos + 1 + marked.indexOf('|');
    });
    expect(found, `no text ${text}`).toBeGreaterThan(0);
    return this.select(found, found);
  }

  select(from: number, to: number): this {
    this.state = this.state.apply(this.state.tr.setSelection(TextSelection.create(this.state.doc, from, to)));
    return this;
  }

  do(...commands: Command[]): this {
    for (const command of commands) {
      command(this.state, (tr) => {
        this.state = this.state.apply(tr);
      });
      this.state.doc.check();
    }
    return this;
  }

  type(text: string): this {
    this.state = this.state.apply(this.state.tr.insertText(text));
    return this;
  }

  get written(): SopDocument {
    return fromEditor(this.state.doc, this.base).document;
  }

  /** Steps phase by phase, sub-steps in brackets. */
  get outline(): string[][] {
    return this.written.phases.map(({ steps }) =>
      steps.map(({ text, sub }) => [text, ...sub.map((each) => `(${each.text})`)].join(' ')),
    );
  }

  get caret(): string {
    const { $head } = this.state.selection;
    const text = $head.parent.textContent;
    return `${text.slice(0, $head.parentOffset)}|${text.slice($head.parentOffset)}`;
  }
}

const SUBS = '(Open the gas) (Press the button)';

describe('Enter', () => {
  it('begins the next step, splits one, and makes room above one', () => {
    expect(new Writer().at('Unlock|').do(enter).type('Go in').outline[0]).toEqual([
      'Unlock',
      'Go in',
      `Light the oven ${SUBS}`,
    ]);
    const split = new Writer().at('Un|lock').do(enter);
    expect(split.outline[0]?.slice(0, 2)).toEqual(['Un', 'lock']);
    expect(split.caret).toBe('|lock');
    const above = new Writer().at('|Unlock').do(enter);
    expect(above.caret).toBe('|Unlock');
    const up = above.state.selection.head - 4;
    expect(above.select(up, up).type('Arrive').outline[0]?.slice(0, 2)).toEqual(['Arrive', 'Unlock']);
    expect(above.written.phases[0]?.steps[1]?.id).toBe('step1');
  });

  it('takes what is selected along', () => {
    const writer = new Writer().at('U|nlock');
    const { head } = writer.state.selection;
    expect(
      writer
        .select(head, head + 3)
        .do(enter)
        .outline[0]?.slice(0, 2),
    ).toEqual(['U', 'ck']);
  });

  it('adds sub-steps and goes out of an empty one, with those that follow', () => {
    const writer = new Writer().at('Open the gas|').do(enter);
    expect(writer.type('Wait').outline[0]?.[1]).toBe('Light the oven (Open the gas) (Wait) (Press the button)');
    const out = new Writer().at('Open the gas|').do(enter, enter).type('Then');
    expect(out.outline[0]?.slice(1)).toEqual(['Light the oven (Open the gas)', 'Then (Press the button)']);
  });

  it('goes on from a field to the next step, and from a role to its duties', () => {
    expect(new Writer().at('The flame burns|').do(enter).type('Next').outline[0]?.[2]).toBe('Next');
    const duties = new Writer().at('Baker|').do(enter).type('Sells').written.roles;
    expect(duties).toMatchObject([{ name: 'Baker', duties: ['Opens', 'Bakes', 'Sells'] }]);
    const role = new Writer().at('Bakes|').do(enter, enter).type('Cook').written.roles;
    expect(role).toMatchObject([{ duties: ['Opens', 'Bakes'] }, { name: 'Cook' }]);
  });

  it('does nothing in a line that says nothing yet', () => {
    const writer = new Writer().at('Be kind|').do(enter);
    const { doc } = writer.state;
    expect(writer.do(enter).state.doc).toBe(doc);
  });
});

describe('Tab', () => {
  it('makes a step a sub-step of the one above, and Shift+Tab a step again, with the same id', () => {
    const writer = new Writer(
      sampleDocument({
        phases: [
          {
            id: 'phas1',
            title: 'All',
            steps: [sampleStep('step1', 'Unlock'), sampleStep('step2', 'Go in'), sampleStep('step3', 'Sit')],
          },
        ],
      }),
    );
    writer.at('Go| in').do(nest(writer.tell));
    expect(writer.outline).toEqual([['Unlock (Go in)', 'Sit']]);
    expect(writer.caret).toBe('Go| in');
    expect(writer.written.phases[0]?.steps[0]?.sub[0]?.id).toBe('step2');
    writer.do(lift);
    expect(writer.outline).toEqual([['Unlock', 'Go in', 'Sit']]);
    expect(writer.written.phases[0]?.steps.map(({ id }) => id)).toEqual(['step1', 'step2', 'step3']);
  });

  it('never loses what a step has besides its text', () => {
    const writer = new Writer().at('Light| the oven');
    expect(writer.do(nest(writer.tell)).written).toEqual(sampleDocument());
    expect(writer.told).toHaveLength(1);
  });

  it('is left to the browser outside the steps', () => {
    expect(nest(() => undefined)(new Writer().at('Be kind|').state)).toBe(false);
  });
});

describe('Backspace and Delete', () => {
  it('join a step with the one above', () => {
    const document = sampleDocument({
      phases: [
        { id: 'phas1', title: 'All', steps: [sampleStep('step1', 'Unlock'), sampleStep('step2', ' and go in')] },
      ],
    });
    const back = new Writer(document).at('| and go in');
    expect(back.do(joinBackward(back.tell)).outline).toEqual([['Unlock and go in']]);
    expect(back.caret).toBe('Unlock| and go in');
    const forward = new Writer(document).at('Unlock|');
    expect(forward.do(joinForward(forward.tell)).outline).toEqual([['Unlock and go in']]);
    expect(forward.written.phases[0]?.steps[0]).toMatchObject({ id: 'step1', src: 'user' });
  });

  it('never lose what a step has besides its text', () => {
    const writer = new Writer().at('|Light the oven');
    expect(writer.do(joinBackward(writer.tell)).written).toEqual(sampleDocument());
    expect(writer.told).toHaveLength(1);
  });

  it('join sub-steps, the first one with its step', () => {
    const writer = new Writer().at('|Press the button');
    expect(writer.do(joinBackward(writer.tell)).outline[0]?.[1]).toBe('Light the oven (Open the gasPress the button)');
    const first = new Writer(
      sampleDocument({
        phases: [
          { id: 'phas1', title: 'All', steps: [sampleStep('step1', 'A', { sub: [{ id: 'subs1', text: 'B' }] })] },
        ],
      }),
    );
    expect(first.at('|B').do(joinBackward(first.tell)).outline).toEqual([['AB']]);
  });

  it('remove what is empty: a line, its field, its section, the title of a phase', () => {
    const line = new Writer().at('Unlock|').do(enter);
    expect(line.do(joinBackward(line.tell)).written).toEqual(sampleDocument());
    expect(line.caret).toBe('Unlock|');
    const field = new Writer().at('Unlock|').do(addField('steps', 'check'));
    expect(field.do(joinBackward(field.tell)).caret).toBe('Unlock|');
    const section = new Writer(sampleDocument({ notes: [] })).do(addToSection('notes'));
    expect(section.caret).toBe('|');
    section.do(joinBackward(section.tell));
    expect(section.caret).toBe('House rules|');
    const phase = new Writer().at('Unlock|').do(addPhase);
    expect(phase.do(joinBackward(phase.tell)).outline).toEqual(new Writer().outline);
  });
});

describe('Alt and the arrows', () => {
  it('move a step, also between phases', () => {
    const writer = new Writer().at('Un|lock').do(move(1));
    expect(writer.outline).toEqual([[`Light the oven ${SUBS}`, 'Unlock'], ['Count the till']]);
    expect(writer.caret).toBe('Un|lock');
    writer.do(move(1));
    expect(writer.outline).toEqual([[`Light the oven ${SUBS}`], ['Unlock', 'Count the till']]);
    writer.do(move(-1), move(-1));
    expect(writer.written).toEqual(sampleDocument());
  });

  it('move sub-steps, lines and phases among their own', () => {
    expect(new Writer().at('|Open the gas').do(move(1)).outline[0]?.[1]).toContain('(Press the button) (Open the gas)');
    expect(new Writer().at('|Morning').do(move(1)).outline[0]).toEqual(['Count the till']);
    expect(new Writer().at('|Be kind').do(move(1)).written).toEqual(sampleDocument());
  });

  it('are not the only way: a step is put anywhere', () => {
    const writer = new Writer();
    const place = (text: string) => {
      let found = -1;
      writer.state.doc.descendants((node, pos) => {
        if (node.type.name === 'steps_line' && node.textContent.startsWith(text)) found = pos;
      });
      return found;
    };
    writer.do(moveStepTo(place('Unlock'), place('Count')));
    expect(writer.outline).toEqual([[`Light the oven ${SUBS}`], ['Unlock', 'Count the till']]);
  });
});

describe('undo', () => {
  it('takes back one command at a time, with the source of the line, and redo does it again', () => {
    const writer = new Writer();
    writer
      .at('|Unlock')
      .do(atOnce(move(1)), atOnce(move(1)))
      .at('Count the till|')
      .do(atOnce(move(-1)));
    const last = writer.outline;
    writer.do(undo, undo);
    expect(writer.outline).toEqual([[`Light the oven ${SUBS}`, 'Unlock'], ['Count the till']]);
    expect(writer.do(redo, redo).outline).toEqual(last);
    expect(writer.do(undo, undo, undo).written).toEqual(sampleDocument());
    writer.at('Unlock|').type('s');
    expect(writer.do(undo).written).toEqual(sampleDocument());
  });
});

describe('the menu', () => {
  it('gives a step its fields, each in its place', () => {
    const writer = new Writer().at('Unlock|');
    for (const name of ['caution', 'check', 'role', 'minutes', 'expected', 'when', 'sub']) {
      writer.do(addField('steps', name)).type(name === 'minutes' ? '5' : name);
      writer.at('Unlock|');
    }
    expect(writer.written.phases[0]?.steps[0]).toMatchObject({
      ...{
        role: 'role',
        when: 'when',
        check: 'check',
        expected: 'expected',
        caution: 'caution',
        minutes: 5,
        src: 'user',
      },
      sub: [{ text: 'sub' }],
    });
  });

  it('adds lines and parts where they belong, and chooses levels', () => {
    const writer = new Writer().do(addToSection('scope')).type('The shop').do(addToSection('safety')).type('Wet floor');
    writer.do(choose('safety', 'level', 'note'));
    expect(writer.written.scope).toBe('The shop');
    expect(writer.written.safety[1]).toMatchObject({ level: 'note', text: 'Wet floor' });
    expect(writer.at('Be kind|').do(addLineBelow).type('Smile').written.notes).toHaveLength(2);
  });

  it('begins a phase with the steps that follow, and deletes lines', () => {
    const writer = new Writer().at('Unlock|').do(addPhase).type('Baking');
    expect(writer.written.phases.map(({ title, steps }) => [title, steps.length])).toEqual([
      ['Morning', 1],
      ['Baking', 1],
      ['Noon', 1],
    ]);
    expect(writer.at('|Unlock').do(remove).at('Stand aside|').do(remove).outline).toEqual([
      [`Light the oven ${SUBS}`],
      ['Count the till'],
    ]);
    expect(writer.written.phases[0]?.steps[0]?.caution).toBeNull();
  });
});

describe('what is pasted', () => {
  const paste = (writer: Writer, text: string) => {
    writer.state = writer.state.apply(pasted(writer.state.tr, text));
    return writer;
  };

  it('is one step a line, without bullets', () => {
    expect(paste(new Writer().at('Unlock|'), ' the door\r\n\n- Go in\n2. Sit\u0000').outline[0]?.slice(0, 3)).toEqual([
      'Unlock the door',
      'Go in',
      'Sit',
    ]);
  });

  it('is one line where there can be only one', () => {
    expect(paste(new Writer().at('Open on time.|'), ' Be\nkind.').written.purpose).toBe('Open on time. Be kind.');
  });

  it('is refused whole when it is too much', () => {
    const writer = paste(new Writer().at('Unlock|'), 'x'.repeat(500));
    expect(writer.written).toEqual(sampleDocument());
    expect(paste(writer, Array.from({ length: 80 }, () => 'y').join('\n')).written).toEqual(sampleDocument());
    expect(writer.told).toEqual(['There is room for 500 characters here.', 'A phase has at most 60 steps.']);
  });
});

describe('a line', () => {
  it('is the person’s own once its words change, and keeps its source otherwise', () => {
    const writer = new Writer().at('Count the till|').type('s');
    const sources = () => writer.written.phases.flatMap(({ steps }) => steps.map(({ src }) => src));
    expect(sources()).toEqual(['prompt', 'prompt', 'user']);
    writer.at('|Unlock').do(move(1));
    expect(sources()).toEqual(['prompt', 'prompt', 'user']);
  });

  it('refuses a time that is no number', () => {
    expect(new Writer().at('15|').type('x').written).toEqual(sampleDocument());
    expect(new Writer().at('15|').type('0').written.phases[0]?.steps[1]?.minutes).toBe(150);
  });

  it('never shares its id, however much was deleted', () => {
    const writer = new Writer();
    const places: number[] = [];
    writer.state.doc.descendants((node, pos) => {
      if (node.isTextblock) places.push(pos + 1);
    });
    for (const from of places) {
      for (const to of places.filter((place) => place > from)) {
        const each = new Writer().select(from, to);
        each.state = each.state.apply(each.state.tr.deleteSelection());
        each.state.doc.check();
        const ids = JSON.stringify(each.written).match(/"id":"[^"]+"/g) ?? [];
        expect(new Set(ids).size).toBe(ids.length);
      }
    }
  }, 60_000);
});
