import { chromium } from 'playwright-core';
const [,, url, width, out, full] = process.argv;
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox','--disable-gpu'] });
const p = await b.newPage({ viewport: { width: Number(width), height: 900 } });
await p.goto(url);
await p.screenshot({ path: out, fullPage: full !== 'no' });
console.log(await p.evaluate(() => document.documentElement.scrollWidth));
await b.close();
