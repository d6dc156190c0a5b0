import type { ListedRating } from '@gvg/contracts/catalogue/http/ratings';
import { eventually } from '@gvg/testing/eventually';
import { expect } from '@gvg/testing/page-test';
import { firstAdmin, newCustomer, startSignedIn } from '@gvg/testing/site-calls';
import type { Page } from '@playwright/test';
import { staff as texts } from '../../src/locales/en/staff/index.ts';
import { filled } from './filled.ts';
import type { Hands } from './hands.ts';
import { rateProducts } from './rate-products.ts';

const { changes: words, ratings } = texts;
const count = 6;
const chosen = count - 2;

/** Hides what a customer has said but for two of their ratings, and takes it back but for one that somebody has shown since. */
export async function hideRatings(page: Page, hands: Hands): Promise<void> {
  const staff = await firstAdmin();
  const buyer = await newCustomer();
  const names = (await rateProducts(buyer, { stars: 1, comment: 'Buy at my own shop instead!' }, count)).toReversed();
  const [first, second, third, since] = names as [string, string, string, string];
  const hidden = async () => {
    const { docs } = await staff.call<{ docs: ListedRating[] }>('GET', `/v1/users-rating?user=${buyer.id}`);
    return docs.map(({ isHidden }) => isHidden);
  };

  await startSignedIn(page, staff);
  const path = `/en/admin/ratings?user=${buyer.id}`;
  await page.goto(path);
  const boxOf = (name: string) =>
    page.getByRole('checkbox', { name: filled(texts.list.choose, { name: `${name}, one star` }) });
  await expect(page.getByText(`${count} ratings`)).toBeVisible();
  await hands.toggle(boxOf(first));
  await hands.press(page.getByRole('button', { name: words.allMatching }));
  await hands.toggle(boxOf(first));
  await hands.toggle(boxOf(second));
  await hands.press(page.getByRole('button', { name: words.preview, exact: true }));

  const preview = page.getByRole('table', { name: words.previewTitle });
  const rowOf = (name: string) => preview.getByRole('row').filter({ has: page.getByText(name, { exact: true }) });
  await expect(rowOf(first)).toContainText(words.excluded);
  await expect(rowOf(third)).toContainText(`${ratings.hiddenFilter.false}${ratings.hiddenFilter.true}`);
  await hands.inspect(page);
  const submit = filled(ratings.changes.do.hide, { number: String(chosen) });
  await hands.press(page.getByRole('button', { name: submit, exact: true }));
  const confirmation = page.getByRole('dialog');
  await expect(confirmation).toContainText(filled(ratings.changes.confirmTitle.hide, { number: String(chosen) }));
  await hands.press(confirmation.getByRole('button', { name: submit, exact: true }));
  await expect(confirmation).toBeHidden();

  const banner = page.getByRole('region', { name: filled(ratings.changes.did.hide, { number: String(chosen) }) });
  await expect(banner.getByText(filled(ratings.changes.restorable, { number: String(chosen) }))).toBeVisible();
  expect(await hidden()).toEqual([false, false, true, true, true, true]);
  const list = page.getByRole('list', { name: ratings.title });
  await expect(list.getByText(ratings.isHidden, { exact: true })).toHaveCount(chosen);
  await hands.inspect(page);

  await hands.press(page.getByRole('button', { name: filled(ratings.showOf, { product: since }) }));
  await eventually(async () => expect(await hidden()).toEqual([false, false, true, false, true, true]));
  await page.reload();
  const left = String(chosen - 1);
  await expect(banner.getByText(filled(ratings.changes.restorable, { number: left }))).toBeVisible();
  await hands.press(banner.getByRole('button', { name: filled(ratings.changes.see, { number: '1' }) }));
  const notRestored = page.getByRole('dialog').getByRole('row').filter({ hasText: since });
  await expect(notRestored).toContainText(ratings.changes.reasons.CHANGED_SINCE);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await hands.press(banner.getByRole('button', { name: words.takeBack }));
  const takeBack = filled(ratings.changes.takeBackSubmit, { number: left });
  await hands.press(page.getByRole('dialog').getByRole('button', { name: takeBack }));
  await expect(banner.getByText(filled(ratings.changes.takenBack, { restored: left }))).toBeVisible();
  expect(await hidden()).toEqual(Array<boolean>(count).fill(false));
  await hands.press(banner.getByRole('button', { name: filled(ratings.changes.seeLeftOut, { number: '1' }) }));
  await expect(notRestored).toContainText(ratings.changes.reasons.CHANGED_SINCE);
}
