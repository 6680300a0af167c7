import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { open } from './tab';

export interface WidgetPlace {
  route: string;
  title: string;
  button: string;
  /** Whether it asks the sandbox as soon as it is open. */
  asks: boolean;
}

export const TRIMMER: WidgetPlace = {
  route: '/api_media2/guide/photos/',
  title: 'Photo fields and response size',
  button: 'Choose the fields',
  asks: true,
};

export const CONSTRAINTS: WidgetPlace = {
  route: '/api_media2/guide/photos/',
  title: 'Constraints on twelve photos',
  button: 'Try the constraints',
  asks: false,
};

export const FEEDBACK: WidgetPlace = {
  route: '/api_media2/guide/feedback/',
  title: 'Which status is it?',
  button: 'Find the status',
  asks: false,
};

export const AIDS = [TRIMMER, CONSTRAINTS, FEEDBACK];

export async function visit(page: Page, { route, title }: WidgetPlace): Promise<Locator> {
  await open(page, route);
  return page.getByRole('region', { name: title });
}

export async function openAid(page: Page, widget: WidgetPlace): Promise<Locator> {
  const aid = await visit(page, widget);
  await aid.getByRole('button', { name: widget.button }).click();
  await expect(findControl(aid)).toBeVisible();
  return aid;
}

/** The first control of an aid: there is none until it is open. */
export function findControl(aid: Locator): Locator {
  return aid.locator('input, select').first();
}

/** The JSON that the aid shows below a label. */
export async function readJson(aid: Locator, label: string): Promise<unknown> {
  const figure = aid
    .locator('figure')
    .filter({ has: aid.page().getByText(label, { exact: true }) });
  return JSON.parse((await figure.locator('code').textContent()) ?? '') as unknown;
}
