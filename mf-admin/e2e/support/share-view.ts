import type { Producer } from '@gvg/contracts/catalogue/http/producers';
import { expect } from '@gvg/testing/page-test';
import { firstAdmin, newStaffMember, startSignedIn } from '@gvg/testing/site-calls';
import type { Browser, Page } from '@playwright/test';
import { staff as texts } from '../../src/locales/en/staff/index.ts';
import type { Hands } from './hands.ts';
import { newName, newProduct } from './new-product.ts';

const { columns, form, list, products, views } = texts;

/** One of staff makes a view of hidden products of a brand of their own and shares it; the other one opens it, with its columns, and sees how it changes. */
export async function shareView(page: Page, hands: Hands, browser: Browser): Promise<void> {
  const { press, write, choose, toggle } = hands;
  const [staff, colleague] = await Promise.all([firstAdmin(), newStaffMember()]);
  const { image } = (await staff.call<{ docs: Producer[] }>('GET', '/v1/producers?limit=1')).docs[0] as Producer;
  const brand = newName('Views');
  const { _id: producer } = await staff.call<Producer>('POST', '/v1/producers', {
    name: { vi: brand, en: brand },
    image,
  });
  for (const stock of [3, 5, 4]) await newProduct(staff, { producer, stock, isShowed: false });
  const name = newName('Low');
  const secondContext = await browser.newContext();
  try {
    await startSignedIn(page, colleague);
    await page.goto('/en/admin/products');
    await choose(page.getByRole('combobox', { name: products.allProducers }), brand);
    await expect(page.getByText('3 products')).toBeVisible();
    await press(page.getByRole('button', { name: products.columns.stock, exact: true }));
    await press(page.getByRole('button', { name: columns.open, exact: true }));
    const menu = page.getByRole('group', { name: columns.title });
    for (const hidden of [products.columns.sku, products.columns.sold, products.columns.createdAt])
      await toggle(menu.getByRole('checkbox', { name: hidden }));
    await press(menu.getByRole('button', { name: columns.earlier.replace('{{name}}', products.columns.stock) }));
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    const headers = (of: Page) => of.getByRole('columnheader');
    const shown = [products.columns.name, products.columns.stock, products.columns.price, 'State', 'Actions'];
    await expect(headers(page)).toHaveText(shown);

    await press(page.getByRole('button', { name: views.saveAs }));
    const dialog = page.getByRole('dialog', { name: views.newTitle });
    await write(dialog.getByRole('textbox', { name: views.name }), name);
    await toggle(dialog.getByRole('checkbox', { name: views.share }));
    await hands.inspect(page);
    await press(dialog.getByRole('button', { name: form.save, exact: true }));
    await expect(dialog).toBeHidden();
    const own = page.getByRole('group', { name: views.title }).getByRole('button', { name: `${name} 3` });
    await expect(own).toHaveAttribute('aria-pressed', 'true');
    await hands.inspect(page);

    await startSignedIn(secondContext, staff);
    const second = await secondContext.newPage();
    await second.goto('/en/admin/products');
    const shared = second
      .getByRole('group', { name: views.title })
      .getByRole('button', { name: new RegExp(`^${name}`) });
    await shared.click();
    await expect(headers(second)).toHaveText(shown);
    const rows = second.getByRole('row').filter({ has: second.getByRole('rowheader') });
    await expect(rows).toHaveCount(3);
    const stocks = second.getByRole('button', { name: /left, change the stock of/ });
    await expect(stocks).toHaveText(['5', '4', '3']);

    // What its owner changes is the view of the other one too, without a reload.
    await press(page.getByRole('button', { name: list.clear }));
    await press(page.getByRole('button', { name: new RegExp(`^${name}`) }));
    await press(page.getByRole('button', { name: products.columns.price, exact: true }));
    await press(page.getByRole('button', { name: views.saveChanges }));
    await expect(second.getByRole('button', { name: views.saveAsNew })).toBeVisible();

    await press(page.getByRole('button', { name: views.edit.replace('{{name}}', name) }));
    await press(page.getByRole('dialog').getByRole('button', { name: views.remove }));
    await expect(shared).toBeHidden();
    const removal = page.getByRole('listitem').filter({ hasText: views.removed.replace('{{name}}', name) });
    await press(removal.getByRole('button', { name: texts.area.undo }));
    await expect(shared).toBeVisible();
  } finally {
    await secondContext.close();
    const { docs } = await colleague.call<{ docs: { _id: string; name: string }[] }>(
      'GET',
      '/v1/views?area=products&limit=100',
    );
    for (const view of docs.filter((each) => each.name === name))
      await colleague.call('DELETE', `/v1/views/${view._id}`);
  }
}
