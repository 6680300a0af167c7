import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Browser, Engine } from './browser';
import { listEngines } from './engines';
import type { EngineEntry } from './engines';
import { JOURNEYS } from './journeys';
import { toPage } from './page';
import { serveSite } from './site';
import type { Site } from './site';

listEngines().forEach((entry) => {
  const { name, launch, install } = entry;
  if (launch !== undefined) describe(name, () => defineJourneys(entry, launch));
  // With TOOLCHAINS=required, as in CI, a missing engine is a failure.
  else if (process.env.TOOLCHAINS === 'required') {
    test(name, () => expect.fail(`${name} is not installed: ${install}`));
  } else test.skip(`${name} is not installed: ${install}`);
});

function defineJourneys({ tellsMessages }: EngineEntry, launch: () => Promise<Engine>): void {
  let engine: Engine;
  let site: Site;
  let browser: Browser | undefined;

  beforeAll(async () => {
    site = await serveSite({ withRecorder: !tellsMessages });
    engine = await launch();
  });

  afterEach(async () => {
    await browser?.close();
    browser = undefined;
    site.reset();
  });

  afterAll(async () => {
    await engine?.close();
    await site?.close();
  });

  JOURNEYS.forEach(({ name, walk }) =>
    test(`a reader ${name}`, async () => {
      browser = await engine.newWindow();
      const page = toPage(browser, site.url);
      await page.resize(1280, 800);
      await walk(page, site);
    }),
  );
}
