// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import './copy';

const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());

const figure = (code: string) =>
  `<figure><button class="copy-button"></button><pre><code>${code}</code></pre></figure>`;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  document.body.innerHTML = `${figure('a')}${figure('b')}
    <div data-server="https://api.test"><p class="call"><code>/v2/<wbr>photos</code><button class="copy-button"></button></p></div>
    <div data-code><code data-copy="https://api.test/v2/tags">/v2/tags</code><button class="copy-button"></button></div>
    <h2><a href="#tags" aria-label="Direct link to Tags"></a></h2>`;
});

const listPressable = () => [...document.querySelectorAll<HTMLElement>('button, a')];
const listCopied = () => listPressable().filter(({ dataset }) => 'copied' in dataset);
const readSaid = () => document.querySelector('[role=status]')?.textContent;

async function press(index: number): Promise<HTMLElement> {
  const element = listPressable()[index]!;
  element.click();
  await vi.advanceTimersByTimeAsync(1);
  return element;
}

test.each([
  ['code', 1, 'b', 'Copied to the clipboard'],
  [
    'the URL of an endpoint of the reference',
    2,
    'https://api.test/v2/photos',
    'Copied to the clipboard',
  ],
  ['the URL that a path stands for', 3, 'https://api.test/v2/tags', 'Copied to the clipboard'],
  ['a link to a heading', 4, 'http://localhost:3000/#tags', 'Link copied'],
])('a press copies %s, and shows it for a while', async (_, index, text, message) => {
  const pressed = await press(index);
  expect(writeText.mock.lastCall).toEqual([text]);
  expect([listCopied(), readSaid()]).toEqual([[pressed], message]);
  vi.advanceTimersByTime(1500);
  expect([listCopied(), readSaid()]).toEqual([[], '']);
});

test('a second press starts the time again, for its own button', async () => {
  const first = await press(0);
  vi.advanceTimersByTime(1000);
  const second = await press(1);
  await press(0);
  vi.advanceTimersByTime(1000);
  expect(listCopied()).toEqual([first, second]);
  vi.advanceTimersByTime(500);
  expect(listCopied()).toEqual([]);
});
