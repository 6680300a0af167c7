import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const PROGRAM = /<script src=["']?([^"'\s>]+)["']? defer(?:="")?><\/script>/g;

/**
 * Stands at the end of each page. The text is painted first, then the programs are fetched, three in
 * a task so that none is long, and run in their order. A page in the background is not painted, so it
 * does not wait. A program that fails is taken away: the main program asks for it again, and tells
 * what is wrong.
 */
const START = [
  "{const files=document.currentScript.dataset.files.split(' '),",
  'start=()=>{for(const src of files.splice(0,3)){',
  "const script=document.createElement('script');",
  'script.src=src;script.async=false;script.onerror=()=>script.remove();',
  'document.head.append(script)}files[0]&&setTimeout(start)};',
  'document.hidden?start():requestAnimationFrame(()=>setTimeout(start))}',
].join('');

/**
 * Is in the head of each page, because a long page is read and its buttons are pressed before its end
 * has come. Until the scripts have started it keeps for src/client/press-again.ts what is pressed and
 * what is chosen from a menu, and Ctrl or Cmd with K goes to the search box at once. A button that the
 * page did not come with was made by a script, so it works, also where the page itself never starts.
 * Below `data-waits` more is to come than React: buttons there wait until that attribute is gone.
 * `data-returned` tells style sheets that the browser goes back to a place in the page.
 */
const EARLY = [
  '{const early=window.early=new Set(),',
  `buttons='button:not([type=submit]),[role=tab],[role=button]:not([href^="/"])';`,
  "addEventListener('DOMContentLoaded',()=>{",
  'early.old=new WeakSet(document.querySelectorAll(buttons))});',
  "addEventListener('click',(event)=>{",
  'const button=event.target.closest(buttons),isNew=early.old&&!early.old.has(button);',
  "if(!button||(early.isReady||isNew)&&!button.closest('[data-waits]'))return;",
  'event.preventDefault();event.stopImmediatePropagation();',
  'early.delete(button);early.add(button)},true);',
  'early.chosen=new Map();',
  "addEventListener('change',({target})=>{",
  "if(!early.isReady&&target.matches('select'))early.chosen.set(target,target.value)},true);",
  "addEventListener('keydown',(event)=>{",
  'const {key,ctrlKey,metaKey,shiftKey,altKey}=event,',
  "box=document.querySelector('[role=search] input');",
  "if(early.isReady||!box||!(ctrlKey||metaKey)||shiftKey||altKey||key.toLowerCase()!=='k')return;",
  'event.preventDefault();box.focus()});',
  "if(performance.getEntriesByType('navigation')[0]?.type!=='navigate')",
  "document.documentElement.dataset.returned=''}",
].join('');

/** The page for the home path warns when no program has started as soon as its text is there. */
const WARNS = '__docusaurus-base-url-issue-banner';

/**
 * Lets the programs of all pages of a built site start after the first paint, but for the page that
 * would take it for a fault. On all pages what is pressed before that is kept.
 *
 * @param programs what a page needs beside the programs of every page, by its address
 * @throws when an address has no page, or a page is not built as it is expected to be
 */
export async function delayPrograms(
  folder: string,
  programs: Record<string, string[]>,
): Promise<void> {
  await Promise.all(
    Object.entries(programs).map(async ([address, files]) => {
      const file = path.join(folder, address, 'index.html');
      const html = await readFile(file, 'utf8').catch(() => {
        throw new Error(`${file} is missing, although the build made ${address}: npm run build`);
      });
      if (!isComplete(html)) throw new Error(`${file} ${INCOMPLETE}`);
      await writeFile(file, keepPresses(html.includes(WARNS) ? html : delay(html, files)));
    }),
  );
}

const INCOMPLETE =
  'has not the two deferred scripts in its head, the </head> and the </body> that Docusaurus writes, so nothing ' +
  'would start its programs: see deploy/late-programs.ts, or build anew with npm run build';

function isComplete(html: string): boolean {
  const tags = ['</head>', '</body>'];
  return [...html.matchAll(PROGRAM)].length >= 2 && tags.every((tag) => html.includes(tag));
}

/** The page with a script in its head that keeps what is pressed too early. */
export function keepPresses(html: string): string {
  return html.replace('</head>', () => `<script>${EARLY}</script></head>`);
}

/**
 * The page with its programs started by a script: first its own, which are small, so that the browser
 * reads the large ones of all pages meanwhile.
 */
export function delay(html: string, programs: string[]): string {
  const deferred = [...html.matchAll(PROGRAM)].map(([, file = '']) => file);
  const files = [...programs, ...deferred].join(' ');
  return html
    .replaceAll(PROGRAM, '')
    .replace('</body>', () => `<script data-files="${files}">${START}</script></body>`);
}
