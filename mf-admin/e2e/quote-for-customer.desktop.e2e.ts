import { randomUUID } from 'node:crypto';
import type { Quote } from '@gvg/contracts/cart/http/quotes';
import { violationsInBothSchemes } from '@gvg/testing/page-accessibility';
import { expect, test } from '@gvg/testing/page-test';
import { firstAdmin, newCustomer, startSignedIn } from '@gvg/testing/site-calls';
import { staff as texts } from '../src/locales/en/staff/index.ts';

const { newQuote, quote: words } = texts;

test('a quote is made for a customer who calls, and its goods lie in the cart once they accept', async ({ page }) => {
  const [staff, customer] = await Promise.all([firstAdmin(), newCustomer()]);
  const name = `Clay pot ${randomUUID().slice(0, 8)}`;
  await startSignedIn(page, staff);
  await page.goto('/en/admin/quotes');
  await page.getByRole('link', { name: newQuote.link }).click();
  await page.getByRole('searchbox', { name: newQuote.search }).fill(customer.email);
  await page.getByRole('button', { name: customer.email }).click();

  const line = page.getByRole('group', { name: 'Item 1' });
  await page.getByRole('button', { name: newQuote.submit }).click();
  await expect(line.getByText(newQuote.wrong.name)).toBeVisible();
  await line.getByLabel(newQuote.name).fill(name);
  await line.getByLabel(newQuote.amount).fill('2');
  await line.getByLabel(words.price).fill('200k');
  await line.getByLabel(words.weight).fill('1,200');
  await line.getByLabel(words.category).selectOption({ label: words.categories.PACKAGED_FOOD });
  await page.getByLabel(newQuote.country).selectOption({ label: 'Japan' });
  await expect(page.getByText('400,000đ').first()).toBeVisible();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await page.getByRole('button', { name: newQuote.submit }).click();
  await page.waitForURL(/\/en\/admin\/quotes\/[0-9a-f]{24}$/);
  const id = page.url().slice(-24);

  const quote = await customer.call<Quote>('GET', `/v1/quotes/${id}`);
  expect(quote).toMatchObject({ status: 'ANSWERED', versions: [{ goods: 400_000 }] });
  await customer.call('PUT', `/v1/quotes/${id}/accept`, { version: 1 });
  const { docs } = await customer.call<{ docs: { name: string; amount: number }[] }>('GET', '/v1/cart/me');
  expect(docs).toMatchObject([{ name, amount: 2 }]);
});
