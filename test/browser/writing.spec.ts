import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../support/accounts.js';
import { assertPageOk } from '../support/assert-page-ok.js';
import { useSite } from '../support/browser-site.js';
import { eventually } from '../support/eventually.js';
import { focusedName } from '../support/focused-name.js';
import { intercept } from '../support/intercept.js';
import { TWO_FRAMES } from '../support/layout-shifts.js';
import { type BrowserTab, closeTab } from '../support/tab-pool.js';

const site = useSite({ BILLING_MODE: 'none' });

const EMAIL = 'scribe@example.test';

interface Step {
  id: string;
  src: string;
  text: string;
  role: string | null;
  sub: { id: string; text: string }[];
  check: string | null;
  minutes: number | null;
}

interface Sop {
  id: string;
  version: number;
  title: string;
  generation_state: string;
  content: string;
  document: {
    purpose: string | null;
    phases: { id: string; title: string; steps: Step[] }[];
    roles: { name: string }[];
  };
}

let tab: BrowserTab;
let page: Page;
let person: Person;

beforeAll(async () => {
  tab = await site.openTabOf(EMAIL);
  page = tab.page;
  person = await site.personOf(EMAIL);
});

const read = async (id: string) => (await person.client.get<Sop>(`/sops/${id}`)).body;

const emptyStep = {
  role: null,
  when: null,
  sub: [],
  check: null,
  caution: null,
  input: 'tick',
  expected: null,
  minutes: null,
};
const stepOf = (id: string, text: string, more: object = {}) => ({ id, src: 'prompt', text, ...emptyStep, ...more });

/** An SOP whose lines are known. */
async function sopWith(phases: { id: string; title: string; steps: object[] }[]): Promise<Sop> {
  const { id } = (await person.client.post<Sop>('/sops', { prompt: 'Sweep the yard. Lock the gate.' })).body;
  const drafted = await eventually(
    () => read(id),
    (sop) => sop.generation_state === 'succeeded',
  );
  const document = {
    ...drafted.document,
    purpose: 'A clean yard.',
    phases,
    roles: [{ id: 'role1', src: 'prompt', name: 'Gardener', duties: [] }],
  };
  await person.client.patch(`/sops/${id}`, { document, version: drafted.version });
  return read(id);
}

const yard = () =>
  sopWith([
    { id: 'phas1', title: 'Yard', steps: [stepOf('step1', 'Sweep the yard'), stepOf('step2', 'Empty the bin')] },
    { id: 'phas2', title: 'Gate', steps: [stepOf('step3', 'Lock the gate', { role: 'Gardener', minutes: 5 })] },
  ]);

const text = (on = page) => on.getByRole('textbox', { name: 'SOP text' });
const status = (on = page) => on.getByRole('toolbar', { name: 'Writing' }).getByRole('status');
const saved = (on = page) => status(on).getByText('Saved', { exact: true }).waitFor();
const openSop = (id: string, on = page) => on.goto(`${site.origin}/sops/${id}`);

/** Opens the page and begins to write at the end of a line, as a reader does: by a press on it. */
async function writeAt(sop: Sop, line: string, on = page): Promise<void> {
  await openSop(sop.id, on);
  await on.getByRole('article').getByText(line, { exact: true }).click();
  await text(on).waitFor();
  await on.keyboard.press('End');
}

/** Presses a line while writing, and waits until the text knows where the caret is. */
async function caretTo(line: string, name: string): Promise<void> {
  await text().getByText(line, { exact: true }).click();
  await page.mouse.move(0, 0);
  await page.getByRole('button', { name: `Move or change: ${name}` }).waitFor();
}

const outline = ({ document }: Sop) =>
  document.phases.map(({ steps }) =>
    steps.map(({ text: words, sub }) => [words, ...sub.map((each) => `(${each.text})`)].join(' ')),
  );

describe('writing where it is read (screens M8)', () => {
  it('begins at the line that was pressed, adds steps with Enter, and is saved by itself', async () => {
    const sop = await yard();
    await writeAt(sop, 'Sweep the yard');
    await page.keyboard.type(' well');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Look around');
    await saved();
    const after = await read(sop.id);
    expect(outline(after)).toEqual([['Sweep the yard well', 'Look around', 'Empty the bin'], ['Lock the gate']]);
    const [changed, added, kept] = after.document.phases[0]?.steps ?? [];
    expect([changed?.id, changed?.src, added?.src, kept?.id, kept?.src]).toEqual([
      'step1',
      'user',
      'user',
      'step2',
      'prompt',
    ]);
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('article').getByText('Look around').waitFor();
    await eventually(
      () => focusedName(page),
      (name) => name === 'Edit',
    );
  });

  it('nests, joins, moves and takes back with keys alone', async () => {
    const sop = await yard();
    await openSop(sop.id);
    await page.getByRole('button', { name: 'Edit' }).focus();
    await page.keyboard.press('Enter');
    await text().getByText('Empty the bin').waitFor();
    await eventually(
      () => focusedName(page),
      (name) => name === 'SOP text',
    );
    await caretTo('Empty the bin', 'Step 2');
    await page.keyboard.press('Tab');
    await text().getByRole('group', { name: 'Step 1.1' }).filter({ hasText: 'Empty the bin' }).waitFor();
    await page.keyboard.press('Shift+Tab');
    await text().getByRole('group', { name: 'Step 2', exact: true }).getByText('Empty the bin').waitFor();
    await page.keyboard.press('Alt+ArrowDown');
    await caretTo('Lock the gate', 'Step 3');
    await page.keyboard.press('Home');
    // The browser tells the text of the caret a moment later.
    await page.evaluate(TWO_FRAMES);
    await page.keyboard.press('Backspace');
    await status()
      .getByText(/details of its own/)
      .waitFor();
    await page.keyboard.press('Alt+ArrowUp');
    await eventually(
      () => read(sop.id),
      (now) => JSON.stringify(outline(now)) === '[["Sweep the yard"],["Lock the gate","Empty the bin"]]',
    );
    await page.keyboard.press('ControlOrMeta+z');
    await page.keyboard.press('ControlOrMeta+z');
    await eventually(
      () => read(sop.id),
      (now) => JSON.stringify(outline(now)) === '[["Sweep the yard","Empty the bin"],["Lock the gate"]]',
    );
    await page.keyboard.press('Shift+ControlOrMeta+z');
    await eventually(
      () => read(sop.id),
      (now) => JSON.stringify(outline(now)) === '[["Sweep the yard"],["Empty the bin","Lock the gate"]]',
    );
    await page.keyboard.press('Escape');
    await eventually(
      () => focusedName(page),
      (name) => name === 'Add or change',
    );
  });

  it('offers what a step can have after a slash, and the roles by their names', async () => {
    const sop = await yard();
    await writeAt(sop, 'Empty the bin');
    await page.keyboard.type(' /');
    const menu = page.getByRole('listbox', { name: 'Add or change' });
    await menu.getByRole('option', { name: 'Role', exact: true }).waitFor();
    const active = () =>
      page.evaluate<string>(`document.getElementById(
      document.activeElement.getAttribute('aria-activedescendant'))?.textContent`);
    expect(await active()).toBe('Role');
    await page.keyboard.type('che');
    await eventually(active, (name) => name === 'Check');
    await page.keyboard.press('Enter');
    await page.keyboard.type('It is empty');
    await page.keyboard.type(' /ro');
    await eventually(active, (name) => name === 'Role');
    await page.keyboard.press('Enter');
    const roles = page.getByRole('listbox', { name: 'Roles of this SOP' });
    const [list, above] = await Promise.all([roles.boundingBox(), page.getByText('Empty the bin').boundingBox()]);
    expect(list?.y, 'below the role that is to be written').toBeGreaterThan(above?.y ?? 0);
    await page.keyboard.type('gar');
    await roles.getByRole('option', { name: 'Gardener' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await saved();
    const step = (await read(sop.id)).document.phases[0]?.steps[1];
    expect(step).toMatchObject({ text: 'Empty the bin', check: 'It is empty', role: 'Gardener', src: 'user' });
  });

  it('offers it after a slash at the beginning of an empty line as well', async () => {
    const sop = await yard();
    await writeAt(sop, 'Sweep the yard');
    await page.keyboard.press('Enter');
    await page.keyboard.type('/');
    const menu = page.getByRole('listbox', { name: 'Add or change' });
    await menu.getByRole('option', { name: 'Role', exact: true }).waitFor();
    await page.keyboard.press('Escape');
  });

  it('takes pasted text as steps, and refuses what is too long instead of cutting it', async () => {
    const sop = await yard();
    await writeAt(sop, 'Sweep the yard');
    const paste = (words: string) =>
      page.evaluate(`(() => {
        const data = new DataTransfer();
        data.setData('text/plain', ${JSON.stringify(words)});
        data.setData('text/html', '<h1 onclick="x()">no</h1>');
        document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
      })()`);
    await paste(' first\n- Then rest\n- Then go');
    await paste('x'.repeat(600));
    await status().getByText('There is room for 500 characters here.').waitFor();
    await page.keyboard.type('!');
    await saved();
    expect(outline(await read(sop.id))[0]).toEqual(['Sweep the yard first', 'Then rest', 'Then go!', 'Empty the bin']);
  });

  it('moves a step by its handle, also into another phase', async () => {
    const sop = await yard();
    await writeAt(sop, 'Sweep the yard');
    const handle = page.getByRole('button', { name: 'Move or change: Step 1' });
    const from = await handle.boundingBox();
    const to = await text().getByRole('group', { name: 'Step 3' }).boundingBox();
    expect(from && from.width >= 44 && from.height >= 44).toBe(true);
    await page.mouse.move((from?.x ?? 0) + 22, (from?.y ?? 0) + 22);
    await page.mouse.down();
    await page.mouse.move((from?.x ?? 0) + 22, (from?.y ?? 0) + 60);
    await page.mouse.move((from?.x ?? 0) + 22, (to?.y ?? 0) + (to?.height ?? 0));
    await page.mouse.up();
    await eventually(
      () => read(sop.id),
      (now) => JSON.stringify(outline(now)) === '[["Empty the bin"],["Lock the gate","Sweep the yard"]]',
    );
    expect(await page.getByRole('listbox').count()).toBe(0);
  });
});

describe('a text that cannot be sent', () => {
  it('is kept in this browser, offered on the next visit, and sent then', async () => {
    const sop = await yard();
    const own = await site.openTabOf(EMAIL);
    await writeAt(sop, 'Sweep the yard', own.page);
    // In the page: what it sends as it is left can slip past an intercepted address.
    await own.page.evaluate("window.fetch = () => Promise.reject(new TypeError('Failed to fetch'))");
    await own.page.keyboard.type(' at night');
    await status(own.page)
      .getByText('Not saved yet: you are offline. Your changes are kept in this browser.')
      .waitFor();
    await own.page.goto(`${site.origin}/sops`);
    await openSop(sop.id, own.page);
    await own.page.getByText(/You have unsaved changes from .+ in this browser/).waitFor();
    await own.page.getByRole('button', { name: 'Restore changes' }).click();
    // The bar says "Saved" of the text that the page came with, until the kept one takes its place.
    await eventually(
      () => read(sop.id),
      (now) => outline(now)[0]?.[0] === 'Sweep the yard at night',
    );
    await saved(own.page);
    expect(await own.page.evaluate(`Object.keys(localStorage).filter((key) => key.includes('unsent')).length`)).toBe(0);
    await closeTab(own.page);
  });

  it('that the server refuses can be tried again', async () => {
    const sop = await yard();
    await writeAt(sop, 'Sweep the yard');
    let isRefusing = true;
    await intercept(page, `**/api/v1/sops/${sop.id}`, async (route) => {
      if (!isRefusing || route.request().method() !== 'PATCH') return route.continue();
      await route.fulfill({
        status: 500,
        contentType: 'application/problem+json',
        body: JSON.stringify({ type: 'about:blank', title: 'Not today', status: 500, code: 'internal-error' }),
      });
    });
    await page.keyboard.type('!');
    await status().getByText('Could not be saved. Not today').waitFor();
    isRefusing = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await saved();
    await page.unrouteAll({ behavior: 'wait' });
    expect(outline(await read(sop.id))[0]?.[0]).toBe('Sweep the yard!');
  });
});

describe('two people at one text', () => {
  const change = async (sop: Sop, purpose: string) => {
    const { version, document } = await read(sop.id);
    await person.client.patch(`/sops/${sop.id}`, { document: { ...document, purpose }, version });
  };

  it('see both texts line by line, and one of them decides', async () => {
    const sop = await yard();
    await writeAt(sop, 'Sweep the yard');
    await change(sop, 'A tidy yard.');
    await page.keyboard.type(' twice');
    const dialog = page.getByRole('dialog', { name: 'Someone else has changed this SOP' });
    await dialog.getByText('Theirs: A tidy yard.').waitFor();
    await dialog.getByText('Yours: Sweep the yard twice').waitFor();
    await assertPageOk(page, 'two texts');
    await dialog.getByRole('button', { name: 'Keep mine' }).click();
    await saved();
    expect(outline(await read(sop.id))[0]?.[0]).toBe('Sweep the yard twice');
    // The text that was replaced can be restored.
    const { items } = (await person.client.get<{ items: { id: string }[] }>(`/sops/${sop.id}/versions`)).body;
    const texts = items.map(({ id }) => person.client.get<{ content: string }>(`/sops/${sop.id}/versions/${id}`));
    const contents = (await Promise.all(texts)).map(({ body }) => body.content);
    expect(contents.filter((content) => content.includes('A tidy yard.'))).toHaveLength(1);
    await change(sop, 'A very tidy yard.');
    await page.keyboard.type(' a day');
    await dialog.getByRole('button', { name: 'Take theirs' }).click();
    await text().getByText('A very tidy yard.').waitFor();
    expect(await text().getByText('a day').count()).toBe(0);
  });

  it('are not asked when only the title was changed', async () => {
    const sop = await yard();
    await writeAt(sop, 'Sweep the yard');
    await person.client.patch(`/sops/${sop.id}`, { title: 'The yard at night', version: sop.version });
    await page.keyboard.type(' gently');
    await saved();
    await page.getByRole('heading', { name: 'The yard at night' }).waitFor();
    expect(outline(await read(sop.id))[0]?.[0]).toBe('Sweep the yard gently');
  });
});

describe('what the buttons above do', () => {
  it('is done with the newest text', async () => {
    const sop = await yard();
    await writeAt(sop, 'Sweep the yard');
    await page.keyboard.type(' once more');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await download;
    expect(outline(await read(sop.id))[0]?.[0]).toBe('Sweep the yard once more');
  });

  it('counts as one edit in the activities, however often it was saved', async () => {
    const sop = await yard();
    const edits = async () => {
      const { body } = await person.client.get<{
        items: { activity_type: string; activity_data: { sop_id?: string } }[];
      }>('/activity?limit=100');
      return body.items.filter(
        ({ activity_type, activity_data }) => activity_type === 'sop_updated' && activity_data.sop_id === sop.id,
      ).length;
    };
    await writeAt(sop, 'Sweep the yard');
    for (const word of [' one', ' two']) {
      await page.keyboard.type(word);
      await eventually(
        () => read(sop.id),
        (now) => now.content.includes(word.trim()),
      );
    }
    expect(await edits()).toBe(1);
  });
});

describe.each([
  [1280, 'light'],
  [1280, 'dark'],
  [390, 'light'],
  [390, 'dark'],
] as const)('writing at %d pixels, %s', (width, colorScheme) => {
  it('has no fault that axe knows in any of its states, and no sideways scrolling (SD.30)', async () => {
    const own = await site.openTabOf(EMAIL, '/auth', {
      viewport: { width, height: 844 },
      colorScheme,
      reducedMotion: 'reduce',
      hasTouch: width < 600,
    });
    const sop = await yard();
    await writeAt(sop, 'Empty the bin', own.page);
    await assertPageOk(own.page, 'writing');
    await own.page.getByRole('button', { name: 'Add or change', exact: true }).click();
    await own.page.getByRole('listbox').waitFor();
    // Lines move below a pointer that rests, and show what they tell about themselves.
    await own.page.mouse.move(0, 0);
    await assertPageOk(own.page, 'writing, with the menu');
    await own.page.keyboard.press('Enter');
    await assertPageOk(own.page, 'writing, with an empty field');
    await own.page.keyboard.type('g');
    await own.page.getByRole('listbox').waitFor();
    await assertPageOk(own.page, 'writing, with roles');
    await own.page.getByRole('button', { name: /^Move or change/ }).click();
    await own.page.getByRole('option', { name: 'Move up' }).click();
    await eventually(
      () => read(sop.id),
      (now) => outline(now)[0]?.[0] === 'Empty the bin',
    );
    expect(own.faults).toEqual([]);
    await closeTab(own.page);
  });
});

describe('a procedure of 200 steps', () => {
  it('opens and takes keys; the times are printed', async () => {
    const phases = Array.from({ length: 4 }, (_, phase) => ({
      id: `phas${phase}`,
      title: `Phase ${phase}`,
      steps: Array.from({ length: 50 }, (_each, place) =>
        stepOf(`s${phase}x${place}`, `Do thing ${phase}.${place} with care`, { role: 'Gardener', check: 'It is done' }),
      ),
    }));
    const sop = await sopWith(phases);
    await openSop(sop.id);
    // The code of the editor is there before the clock starts.
    await page.getByRole('button', { name: 'Edit' }).click();
    await text().waitFor();
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('article').waitFor();
    await page.evaluate(`(() => {
      window.opened = new Promise((done) => {
        new MutationObserver((_list, observer) => {
          if (!document.querySelector('.ProseMirror')) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => done(performance.now() - window.pressed)));
        }).observe(document.body, { childList: true, subtree: true });
        document.addEventListener('click', () => { window.pressed = performance.now(); }, { capture: true, once: true });
      });
    })()`);
    await page.getByRole('button', { name: 'Edit' }).click();
    const openedMs = await page.evaluate<number>('window.opened');
    await text().getByText('Do thing 2.10 with care').click();
    await page.evaluate(`(() => {
      window.keys = [];
      new PerformanceObserver((list) => {
        for (const { name, duration } of list.getEntries()) if (name.startsWith('key')) window.keys.push(duration);
      }).observe({ type: 'event', durationThreshold: 16 });
    })()`);
    await page.keyboard.type(' and much more care than ever', { delay: 30 });
    await page.keyboard.press('Enter');
    await page.keyboard.type('One more');
    await saved();
    const keys = await page.evaluate<number[]>('window.keys');
    const worstMs = Math.max(0, ...keys);
    console.warn(
      `200 steps: open ${Math.round(openedMs)} ms, slowest key to next paint ${Math.round(worstMs)} ms of ${keys.length}`,
    );
    expect((await read(sop.id)).document.phases[2]?.steps).toHaveLength(51);
  });
});
