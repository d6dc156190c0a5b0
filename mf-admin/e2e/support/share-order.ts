import { randomUUID } from 'node:crypto';
import { expect } from '@gvg/testing/page-test';
import { firstAdmin, newStaffMember, startSignedIn } from '@gvg/testing/site-calls';
import type { Browser, Page } from '@playwright/test';
import { staff as texts } from '../../src/locales/en/staff/index.ts';
import type { Hands } from './hands.ts';
import { placeQuotedOrder } from './order-journey.ts';

/** Two of staff have one order open: each sees at once what the other does, and what is being typed stays. */
export async function shareOrder(page: Page, { press, write }: Hands, browser: Browser): Promise<void> {
  const [admin, colleague] = await Promise.all([firstAdmin(), newStaffMember()]);
  const { code, totals } = await placeQuotedOrder(admin, `Teapot ${randomUUID().slice(0, 8)}`);
  const secondContext = await browser.newContext();
  try {
    await startSignedIn(page, admin);
    await startSignedIn(secondContext, colleague);
    const second = await secondContext.newPage();
    await page.goto(`/en/admin/orders/${code}`);
    await press(page.getByRole('button', { name: texts.moves.CANCEL }));
    const cancelling = page.getByRole('dialog');
    await write(cancelling.getByRole('textbox'), 'sold out at the shop');
    await admin.call('POST', '/v1/payments', {
      account: '1234567890',
      amount: totals.due,
      bankReference: randomUUID(),
      receivedAt: new Date().toISOString(),
      content: code,
    });
    await second.goto(`/en/admin/orders/${code}`);
    await second.getByRole('button', { name: texts.order.bought }).click();
    await second.getByRole('dialog').getByRole('button', { name: texts.order.bought }).click();
    await expect(second.getByLabel(texts.weigh.weight)).toBeVisible();
    // What the other has done is on this page, behind the dialog that keeps its text.
    await expect(page.getByLabel(texts.weigh.weight)).toBeAttached();
    await expect(cancelling.getByRole('textbox')).toHaveValue('sold out at the shop');
    await page.keyboard.press('Escape');

    // The other's list marks what is changed here.
    await second.goto('/en/admin/orders');
    const row = second.getByRole('row', { name: new RegExp(code) });
    await expect(row).toBeVisible();
    await expect(row.getByText(texts.list.changed)).toHaveCount(0);
    await press(page.getByRole('button', { name: texts.moves.CANCEL }));
    await press(page.getByRole('dialog').getByRole('button', { name: texts.moves.CANCEL }));
    await expect(row).toContainText(texts.orders.status.CANCELLED);
    await expect(row.getByText(texts.list.changed)).toBeAttached();
  } finally {
    await secondContext.close();
  }
}
