import type { Page } from '@playwright/test';

interface Clip {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The colors of a part of the window, row by row, such as `255,255,255`. */
export async function readPixels(page: Page, clip: Clip): Promise<string[][]> {
  const png = (await page.screenshot({ clip })).toString('base64');
  // Its own page: the policy of the site would not let it read pictures.
  const reader = await page.context().newPage();
  const rows = await reader.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d')!;
    context.drawImage(image, 0, 0);
    const pixels = context.getImageData(0, 0, image.width, image.height).data;
    const read = (x: number, y: number): string => {
      const start = (y * image.width + x) * 4;
      return pixels.slice(start, start + 3).join();
    };
    return Array.from({ length: image.height }, (_, y) =>
      Array.from({ length: image.width }, (__, x) => read(x, y)),
    );
  }, png);
  await reader.close();
  return rows;
}
