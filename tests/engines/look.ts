import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { KINDS } from '../support/browser/kinds';
import type { Engine } from './browser';
import { listEngines } from './engines';
import { toPage } from './page';
import { serveSite } from './site';

const WIDTHS = [320, 360, 768, 1000, 1280, 1920];
const HEIGHT = 900;
const FOLDER = 'reports/engines';

/** Screenshots of each kind of page, to compare by eye: tests/engines/README.md has the command. */
listEngines().forEach(({ name, launch, install }) => {
  test(`${name} shows every kind of page`, async () => {
    if (launch === undefined) expect.fail(`${name} is not installed: ${install}`);
    await takeScreenshots(await launch(), name.toLowerCase());
  });
});

async function takeScreenshots(engine: Engine, suffix: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const site = await serveSite({ withRecorder: false });
  for (const width of WIDTHS) {
    for (const [kind, route] of KINDS) {
      const browser = await engine.newWindow();
      const page = toPage(browser, site.url);
      await page.resize(width, HEIGHT);
      await page.goto(route);
      const file = `${kind.replaceAll(' ', '-')}-${width}-${suffix}.png`;
      writeFileSync(path.join(FOLDER, file), await page.screenshot());
      await browser.close();
    }
  }
  await engine.close();
  await site.close();
}
