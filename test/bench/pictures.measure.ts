import sharp from 'sharp';
import { expect, it } from 'vitest';
import { attach, newSop, type PicturedSop } from '../api/sops-attachments/attach.js';
import { signInOnSite } from '../support/browser-page.js';
import { launchChromium } from '../support/chromium.js';
import { eventually } from '../support/eventually.js';
import { useApi } from '../support/test-site.js';

const PICTURES = 200;
const PHASES = 4;
const OPENINGS = 5;
const EXPORTS = 3;
const EMAIL = 'photographer@example.test';

/** Whether the first picture of the page is to be seen. */
const IS_SHOWN = "(document.querySelector('figure img')?.naturalWidth ?? 0) > 0";

const site = useApi({ BILLING_MODE: 'none', RATE_LIMIT_FACTOR: '10' });

/** As a phone takes it, with noise that does not compress to nothing. */
async function photo(): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  const picture = sharp({ create: { width: 2016, height: 1512, channels: 3, background: '#888', noise } }).blur(4);
  return picture.jpeg({ quality: 85 }).toBuffer();
}

/** An SOP that shows a picture in each of its steps. */
async function picturedSop(): Promise<string> {
  const person = await site.personOf(EMAIL, 'user');
  const { id, document, version } = await newSop(person);
  const content = await photo();
  const ids: string[] = [];
  const begun = performance.now();
  for (let at = 0; at < PICTURES; at += 1) {
    ids.push((await attach(site.origin, person, id, { name: `photo ${at}.jpg`, content })).body.id);
  }
  console.log(
    `upload of a picture of ${content.length} bytes: ${Math.round((performance.now() - begun) / PICTURES)} ms`,
  );
  const empty = { role: null, when: null, sub: [], check: null, caution: null, expected: null, minutes: null };
  const phases = Array.from({ length: PHASES }, (_, phase) => ({
    id: `phas${phase}`,
    title: `Part ${phase + 1}`,
    steps: ids.slice((phase * PICTURES) / PHASES, ((phase + 1) * PICTURES) / PHASES).map((pictureId, at) => ({
      ...{ id: `step${phase}x${at}`, src: 'user', text: `Look at part ${at + 1}`, input: 'tick', ...empty },
      media: [{ id: pictureId, alt: 'How it has to look' }],
    })),
  }));
  const { status } = await person.client.patch<PicturedSop>(`/sops/${id}`, {
    document: { ...document, phases },
    version,
  });
  expect(status).toBe(200);
  return id;
}

const percentile = (values: number[], part: number): number =>
  Math.round([...values].sort((one, other) => one - other)[Math.floor(values.length * part)] ?? Number.NaN);

it(`an SOP of ${PICTURES} pictures is opened, and exported beside lists`, async () => {
  const id = await picturedSop();
  const browser = await launchChromium([]);
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await signInOnSite(page, site.origin, EMAIL, '/auth');
  const texts: number[] = [];
  const first: number[] = [];
  for (let run = 0; run < OPENINGS; run += 1) {
    await page.goto(`${site.origin}/sops`);
    const begun = performance.now();
    await page.goto(`${site.origin}/sops/${id}`, { waitUntil: 'commit' });
    await page.getByText('Look at part 50').last().waitFor();
    texts.push(performance.now() - begun);
    await eventually(() => page.evaluate(IS_SHOWN), Boolean);
    first.push(performance.now() - begun);
  }
  console.log(
    `opened: all steps after ${percentile(texts, 0.5)} ms, the first pictures after ${percentile(first, 0.5)} ms`,
  );
  await browser.close();

  const owner = await site.personOf(EMAIL);
  const reader = await site.personOf('reader@example.test', 'user');
  for (let at = 0; at < 20; at += 1) await newSop(reader);
  const list = async (isOver: (calls: number) => boolean): Promise<number[]> => {
    const times: number[] = [];
    while (!isOver(times.length)) {
      const begun = performance.now();
      expect((await reader.client.get('/sops')).status).toBe(200);
      times.push(performance.now() - begun);
    }
    return times;
  };
  await list((calls) => calls === 300);
  const alone = await list((calls) => calls === 1000);
  let isExporting = true;
  const beside = list(() => !isExporting);
  const exportTimes: number[] = [];
  for (let run = 0; run < EXPORTS; run += 1) {
    const begun = performance.now();
    const answer = await fetch(`${site.origin}/api/v1/sops/${id}/exports/pdf`, {
      headers: { authorization: `Bearer ${owner.accessToken}` },
    });
    const { byteLength } = await answer.arrayBuffer();
    expect(answer.status).toBe(200);
    exportTimes.push(performance.now() - begun);
    if (run === 0) console.log(`PDF: ${byteLength} bytes`);
  }
  isExporting = false;
  const during = await beside;
  console.log(`PDF: ${exportTimes.map(Math.round).join(', ')} ms`);
  for (const [name, times] of [
    ['alone', alone],
    ['beside exports', during],
  ] as const) {
    const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
    console.log(
      `list of 20, ${name}: ${times.length} calls, p50 ${p50} ms, p99 ${p99} ms, most ${percentile(times, 0.9999)} ms`,
    );
  }
});
