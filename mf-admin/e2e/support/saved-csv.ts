import { readFile } from 'node:fs/promises';
import { expect } from '@gvg/testing/page-test';
import type { Locator, Page } from '@playwright/test';

/** Rows of the CSV file that a press on the button saves, by column; no separator may be in a text. */
export async function savedCsv(page: Page, button: Locator, separator: string): Promise<Record<string, string>[]> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  const [head = '', ...rows] = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  expect(head.startsWith('\uFEFF')).toBe(true);
  const columns = head.slice(1).split(separator);
  return rows.map((row) => {
    const cells = row.split(separator);
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));
  });
}
