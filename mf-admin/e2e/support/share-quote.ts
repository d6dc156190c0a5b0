import type { Quote } from '@gvg/contracts/cart/http/quotes';
import { expect } from '@gvg/testing/page-test';
import { firstAdmin, newStaffMember, startSignedIn } from '@gvg/testing/site-calls';
import type { Browser, Page } from '@playwright/test';
import { staff as texts } from '../../src/locales/en/staff/index.ts';
import type { Hands } from './hands.ts';
import { newName } from './new-product.ts';
import { askForQuote } from './order-journey.ts';

const { quote: words } = texts;
const sendButton = (page: Page, version: number) =>
  page.getByRole('button', { name: `Send version ${version} to the customer` });

/** Two of staff answer one quote at once: who comes second sees that there is an answer, loses nothing that was typed, and sends the next version. */
export async function shareQuote(page: Page, { press, write, choose }: Hands, browser: Browser): Promise<void> {
  const [admin, colleague] = await Promise.all([firstAdmin(), newStaffMember()]);
  const { quote } = await askForQuote(newName('Bamboo fan'));
  const secondContext = await browser.newContext();
  try {
    await startSignedIn(page, admin);
    await startSignedIn(secondContext, colleague);
    const second = await secondContext.newPage();
    for (const one of [page, second]) await one.goto(`/en/admin/quotes/${quote._id}`);
    await write(page.getByLabel(words.price), '690,000');
    await write(page.getByLabel(words.weight), '1,460');

    await second.getByLabel(words.price).fill('720,000');
    await second.getByLabel(words.weight).fill('1,500');
    await second.getByLabel(words.category, { exact: true }).selectOption(words.categories.PACKAGED_FOOD);
    await sendButton(second, 1).click();
    await expect(sendButton(second, 2)).toBeVisible();

    // The page hears of it by its socket.
    await expect(sendButton(page, 2)).toBeVisible();
    await expect(page.getByText(words.before.replace('{{price}}', '720,000đ'))).toBeVisible();
    await expect(page.getByLabel(words.price)).toHaveValue('690,000');
    await choose(page.getByLabel(words.category, { exact: true }), words.categories.PACKAGED_FOOD);
    await press(sendButton(page, 2));
    await expect(sendButton(second, 3)).toBeVisible();
    const { versions } = await admin.call<Quote>('GET', `/v1/quotes/${quote._id}`);
    expect(versions.map(({ goods }) => goods)).toEqual([720_000, 690_000]);
  } finally {
    await secondContext.close();
  }
}
