import { expect } from '@gvg/testing/page-test';
import type { Page } from '@playwright/test';
import { staff as texts } from '../../src/locales/en/staff/index.ts';
import type { Hands } from './hands.ts';

/** Sends the packed parcel of the order that the page shows. */
export async function shipParcel(page: Page, { press, write }: Pick<Hands, 'press' | 'write'>): Promise<void> {
  await press(page.getByRole('button', { name: texts.moves.SHIP }));
  const dialog = page.getByRole('dialog');
  await write(dialog.getByLabel(texts.moves.carrier), 'EMS');
  await write(dialog.getByLabel(texts.moves.trackingCode), 'EE123456789VN');
  await press(dialog.getByRole('button', { name: texts.moves.SHIP }));
  await expect(page.getByText('EMS EE123456789VN')).toBeVisible();
}
