import type { UserSummary } from '@gvg/contracts/identity/http/user-schema';
import { expect } from '@gvg/testing/page-test';
import { firstAdmin, newCustomer, siteCalls, startSignedIn } from '@gvg/testing/site-calls';
import type { Page } from '@playwright/test';
import { staff as texts } from '../../src/locales/en/staff/index.ts';
import { readAudit } from './audit.ts';
import type { Hands } from './hands.ts';

const { users, audit } = texts;

/** A user is blocked with a reason and refused at sign-in; the audit log has the block, and no reason. */
export async function blockUser(page: Page, hands: Hands): Promise<void> {
  const { press, write, inspect } = hands;
  const [admin, customer] = await Promise.all([firstAdmin(), newCustomer()]);
  const { displayName: name } = await admin.call<UserSummary>('GET', `/v1/users/${customer.id}`);
  await startSignedIn(page, admin);
  await page.goto('/en/admin/users');
  await write(page.getByRole('searchbox'), customer.email);
  // A list that is narrowed later would take the focus of the row away.
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await press(page.getByRole('rowheader', { name }).getByRole('link'));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await write(page.getByLabel(users.reason), 'Advertises in the chat');
  await press(page.getByRole('button', { name: users.blockName.replace('{{name}}', name) }));
  const dialog = page.getByRole('dialog', { name: users.blockTitle.replace('{{name}}', name) });
  await press(dialog.getByRole('button', { name: users.blockSubmit, exact: true }));
  await expect(page.getByText('Blocked: Advertises in the chat')).toBeVisible();
  await inspect(page);
  const { email, password } = customer;
  await expect(siteCalls()('POST', '/v1/auth/sign-in', { email, password })).rejects.toThrow('USER_WAS_BLOCKED');
  const changes = [[audit.actions.user.block, 'blocked no yes']] as const;
  await readAudit(page, hands, { staff: admin, subject: customer.id, changes });
  await expect(page.getByText('Advertises in the chat')).toHaveCount(0);
}
