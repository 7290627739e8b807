import { expect, it } from 'vitest';
import { assertPageOk } from '../support/assert-page-ok.js';
import { openBrowser } from '../support/browser-site.js';

const page = (body: string) =>
  `<!doctype html><html lang="en"><title>A page</title><main><h1>A page</h1>${body}</main>`;

it('tells the faults of a page by their names and places, as often as it is asked, and what scrolls sideways', async () => {
  const browser = await openBrowser();
  try {
    const tab = await browser.newPage({ viewport: { width: 400, height: 200 } });
    await tab.setContent(page('<p>Sound</p>'));
    await assertPageOk(tab, 'a sound page');
    await tab.setContent(page('<img id="dark" src="data:,"><button></button>'));
    for (const name of ['a page', 'the page again']) {
      await expect(assertPageOk(tab, name)).rejects.toMatchObject({
        actual: [`${name}: button-name at button`, `${name}: image-alt at #dark`],
      });
    }
    await tab.setContent(page('<p style="width: 500px">Wide</p>'));
    await expect(assertPageOk(tab, 'a wide page')).rejects.toThrow('a wide page scrolls sideways');
    await tab.setContent(
      '<!doctype html><html lang="en"><title>A page</title><p>Beside</p><main><h1>A page</h1></main>',
    );
    await expect(assertPageOk(tab, 'a list')).rejects.toMatchObject({ actual: ['a list: region at p'] });
    await assertPageOk(tab, 'a list', { hasOpenList: true });
  } finally {
    await browser.close();
  }
});
