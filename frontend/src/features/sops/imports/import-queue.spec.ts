import { describe, expect, it } from 'vitest';
import { ImportQueue, MOST_BYTES, MOST_DOCUMENTS } from './import-queue';

const fileOf = (name: string, content = 'text'): File => new File([content], name);

/** A queue whose documents arrive when the test says so. */
function heldQueue() {
  const arrivals: { name: string; arrive: () => void; fail: (error: unknown) => void }[] = [];
  const queue = new ImportQueue(
    ({ name }) =>
      new Promise((resolve, reject) => {
        arrivals.push({ name, arrive: () => resolve({ id: `id of ${name}` }), fail: reject });
      }),
  );
  return { queue, arrivals, states: () => queue.read().map(({ state }) => state) };
}

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe('ImportQueue', () => {
  it('sends one document after the other, whatever becomes of each', async () => {
    const { queue, arrivals, states } = heldQueue();
    queue.add([fileOf('a.md'), fileOf('b.md')]);
    queue.add([fileOf('c.md')]);
    await settle();
    expect([arrivals.map(({ name }) => name), states()]).toEqual([['a.md'], ['sending', 'waiting', 'waiting']]);
    arrivals[0]?.fail({ code: 'storage-full', status: 413, title: 'There is no room left for your files' });
    await settle();
    expect(states()).toEqual(['refused', 'sending', 'waiting']);
    expect(queue.read()[0]?.fault).toBe('There is no room left for your files');
    arrivals[1]?.arrive();
    await settle();
    expect([states(), queue.read()[1]?.importId]).toEqual([['refused', 'sent', 'sending'], 'id of b.md']);
  });

  it('refuses at once what the server would refuse', async () => {
    const { queue, arrivals } = heldQueue();
    const large = Object.defineProperty(fileOf('large.pdf'), 'size', { value: MOST_BYTES + 1 });
    queue.add([fileOf('a.doc'), fileOf('b.zip'), large, fileOf('empty.txt', '')]);
    await settle();
    expect(arrivals).toEqual([]);
    expect(queue.read().map(({ fault }) => fault)).toEqual([
      'Save it as .docx in Word, and choose it again.',
      'This kind of file cannot be imported.',
      'It is larger than 10 MB.',
      'The file is empty.',
    ]);
  });

  it('takes a limited number of documents at a time', () => {
    const { queue, states } = heldQueue();
    queue.add(Array.from({ length: MOST_DOCUMENTS + 1 }, (_, at) => fileOf(`${at}.md`)));
    expect(states().filter((state) => state === 'refused')).toHaveLength(1);
  });
});
