import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { KINDS } from '../../testing/browser/kinds';
import { listEngines } from './engines';
import { toPage } from './page';
import { serveSite } from './site';

const WIDTHS = [360, 1280];
const HEIGHT = 900;
const FOLDER = 'reports/engines';

/** Screenshots of each kind of page, to compare by eye: `npm run engines:look`. */
listEngines().forEach(({ name, launch, install }) =>
  test(`${name} shows every kind of page`, async () => {
    if (launch === undefined) expect.fail(`${name} is not installed: ${install}`);
    mkdirSync(FOLDER, { recursive: true });
    const site = await serveSite({ withRecorder: false });
    const engine = await launch();
    for (const width of WIDTHS) {
      for (const [kind, route] of KINDS) {
        const browser = await engine.newWindow();
        const page = toPage(browser, site.url);
        await page.resize(width, HEIGHT);
        await page.goto(route);
        const file = `${kind.replaceAll(' ', '-')}-${width}-${name.toLowerCase()}.png`;
        writeFileSync(path.join(FOLDER, file), await page.screenshot());
        await browser.close();
      }
    }
    await engine.close();
    await site.close();
  }),
);
