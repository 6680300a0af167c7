import type { PDFDocumentProxy } from 'pdfjs-dist';

/** What a PDF tells of itself. */
export interface PdfFacts {
  pages: number;
  /** The page, from 1, of each destination that a link of the document leads to. */
  pageOf: Map<string, number>;
  /** The titles of the bookmarks, with those below them. */
  bookmarks: string[];
  isTagged: boolean;
  /** Links to places of the document that it does not have. */
  deadLinks: string[];
}

/** Reads what readers of a PDF find their way by. */
export async function readPdf(data: Uint8Array): Promise<PdfFacts> {
  // The package asks for it to draw pages, which nothing does here; Node.js lacks it.
  Object.assign(globalThis, { DOMMatrix: globalThis.DOMMatrix ?? class {} });
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const task = getDocument({ data: new Uint8Array(data), verbosity: 0 });
  const pdf = await task.promise;
  const destinations = await pdf.getDestinations();
  const pageOf = new Map<string, number>();
  for (const [name, [ref]] of Object.entries(destinations as Record<string, [never]>)) {
    pageOf.set(name, (await pdf.getPageIndex(ref)) + 1);
  }
  const facts = {
    pages: pdf.numPages,
    pageOf,
    bookmarks: listTitles(await pdf.getOutline()),
    isTagged: (await pdf.getMarkInfo())?.Marked === true,
    deadLinks: await listDeadLinks(pdf, pageOf),
  };
  await task.destroy();
  return facts;
}

type Outline = Awaited<ReturnType<PDFDocumentProxy['getOutline']>>;

function listTitles(outline: Outline): string[] {
  return (outline ?? []).flatMap(({ title, items }) => [title, ...listTitles(items as Outline)]);
}

async function listDeadLinks(pdf: PDFDocumentProxy, pageOf: Map<string, number>) {
  const dead: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const links = (await page.getAnnotations()) as { dest?: unknown }[];
    for (const { dest } of links) {
      if (typeof dest === 'string' && !pageOf.has(dest)) dead.push(`page ${number}: ${dest}`);
    }
    page.cleanup();
  }
  return dead;
}
