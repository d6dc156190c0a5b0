import type { Page } from '@playwright/test';

/** A camera's picture in CSS pixels; the label is as large on it as on paper. */
const size = { width: 640, height: 480 };

/** Writes what a camera sees that is held over an order's printed label, as a film of one JPEG. */
export async function photographLabel(page: Page, code: string, file: string): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize(size);
  await page.goto(`/admin/print?document=LABEL&paper=A6&orders=${code}`);
  await page.getByRole('article').getByRole('img', { name: code }).scrollIntoViewIfNeeded();
  await page.screenshot({ path: file, type: 'jpeg', scale: 'css' });
  if (before !== null) await page.setViewportSize(before);
}
