import type { Cost } from '@gvg/contracts/catalogue/http/costs';
import { addDays, startOfVietnamDay, vietnamDayOf } from '@gvg/contracts/values/vietnam-day';
import { expect } from '@gvg/testing/page-test';
import { firstAdmin, startSignedIn } from '@gvg/testing/site-calls';
import type { Page } from '@playwright/test';
import { staff as texts } from '../../src/locales/en/staff/index.ts';
import { formatDay } from '../../src/texts/format.ts';
import { readAudit } from './audit.ts';
import type { Hands } from './hands.ts';

const { costs } = texts;

/** The sea rate to a country gets one that replaces it from tomorrow, which is then removed; both are read in the audit log. */
export async function replaceRate(page: Page, hands: Hands, country: string): Promise<void> {
  const { press, write, inspect } = hands;
  const admin = await firstAdmin();
  await startSignedIn(page, admin);
  await page.goto('/en/admin/costs');
  const row = page.getByRole('row', { name: new RegExp(`^${country}`) });
  await press(row.getByRole('link').nth(1));
  await expect(page.getByText(costs.frozen)).toBeVisible();
  await press(page.getByRole('link', { name: costs.replace }));
  const cell = (column: string, number: number) =>
    page.getByRole('textbox', { name: `${column}, bracket ${number}`, exact: true });
  const from = cell(costs.above, 2);
  const good = await from.inputValue();
  await expect(page.getByRole('region', { name: costs.try }).getByRole('definition').first()).toHaveText(/đ$/);
  await write(from, String(Number(good) + 1));
  await expect(from).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText(`Gap from ${good} to ${Number(good) + 1} kg`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mend one place to save' })).toBeDisabled();
  await inspect(page);
  await press(page.getByRole('button', { name: `Start at ${good} kg` }));
  await write(cell(costs.price, 1), '99,000');
  await press(page.getByRole('button', { name: costs.save }));
  await page.waitForURL(/\/en\/admin\/costs\/[0-9a-f]{24}$/);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  try {
    await expect(page.getByText(costs.state.COMING, { exact: true })).toBeVisible();
    const tomorrow = startOfVietnamDay(addDays(vietnamDayOf(new Date()), 1));
    const { docs } = await admin.call<{ docs: Cost[] }>('GET', '/v1/costs?service=SEA&limit=100');
    expect(docs.find(({ _id }) => _id === id)).toMatchObject({ validFrom: tomorrow.toISOString() });
    await press(page.getByRole('link', { name: `${costs.title} /` }));
    await expect(row).toContainText(`new rate from ${formatDay(tomorrow, 'en')}`);
    await press(page.getByRole('button', { name: new RegExp(`^${costs.state.COMING}`) }));
    await press(page.getByRole('link', { name: `${country}, by sea` }));
    await press(page.getByRole('button', { name: costs.remove }));
    await press(page.getByRole('dialog').getByRole('button', { name: costs.remove }));
    await expect(page.getByRole('button', { name: costs.restore })).toBeVisible();
    await readAudit(page, hands, {
      staff: admin,
      subject: id,
      changes: [
        ['Remove freight rate', 'removed no yes'],
        ['Add freight rate', `valid from – ${formatDay(tomorrow, 'en')}, 00:00`],
      ],
    });
  } finally {
    await admin.call('PUT', `/v1/costs/status/${id}`, { isDeleted: true });
  }
}
