import { violationsInBothSchemes } from '@gvg/testing/page-accessibility';
import { expect, test } from '@gvg/testing/page-test';
import { newCustomer, newStaffMember, startSignedIn } from '@gvg/testing/site-calls';
import { staff as texts } from '../src/locales/vi/staff/index.ts';
import { scrollsSideways } from './support/scrolls-sideways.ts';

test('a customer is found by a telephone number, and their addresses are shown when they are asked for', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const customer = await newCustomer();
  const phone = `09${String(Date.now()).slice(-8)}`;
  await customer.call('PATCH', '/v1/users/update-user-info', { phone });
  await startSignedIn(page, await newStaffMember());
  await page.goto('/admin/users');
  await page.getByRole('searchbox').fill(`+84 ${phone.slice(1, 4)} ${phone.slice(4)}`);
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await page.getByRole('rowheader').getByRole('link').click();
  await expect(page.getByText(customer.email)).toBeVisible();
  await expect(page.getByText(phone.slice(1))).toHaveCount(0);
  await page.getByRole('button', { name: texts.users.lookAddresses }).click();
  await expect(page.getByText(`+84${phone.slice(1)}`)).toBeVisible();
  await page.getByRole('button', { name: texts.users.lookSessions }).click();
  await expect(page.getByRole('region', { name: texts.users.sessions }).getByRole('listitem')).toHaveCount(1);
  expect(await scrollsSideways(page)).toBe(false);
  expect(await violationsInBothSchemes(page)).toEqual([]);
});
