import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectNoHistoryLayers } from '@gvg/testing/history-layers';
import { expect } from '@gvg/testing/page-test';

export interface Person {
  displayName: string;
  email: string;
  password: string;
}

export function newPerson(): Person {
  const id = randomBytes(5).toString('hex');
  return { displayName: `Thu Hà ${id}`, email: `thuha-${id}@example.com`, password: 'Abcdef12' };
}

export const accountButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^(Tài khoản|Account)\b/ });

export const modal = (page: Page) => page.getByRole('dialog');

export async function signUp(page: Page, { displayName, email, password }: Person): Promise<void> {
  await accountButton(page).click();
  await modal(page)
    .getByRole('button', { name: /^(Tạo tài khoản|Create an account)$/ })
    .click();
  await modal(page)
    .getByLabel(/^(Tên hiển thị|Display name)$/)
    .fill(displayName);
  await modal(page).getByLabel('Email', { exact: true }).fill(email);
  await modal(page)
    .getByLabel(/^(Mật khẩu|Password)$/)
    .fill(password);
  await page.keyboard.press('Enter');
  await expect(modal(page)).toHaveCount(0);
}

export async function signIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
  await accountButton(page).click();
  await modal(page).getByLabel('Email', { exact: true }).fill(email);
  await modal(page)
    .getByLabel(/^(Mật khẩu|Password)$/)
    .fill(password);
  await page.keyboard.press('Enter');
}

/** Waits until the header shows a signed-in person and the closed modal has left the history. */
export async function expectSignedIn(page: Page): Promise<void> {
  await expect(accountButton(page)).toHaveAttribute('aria-expanded', /./);
  await expectNoHistoryLayers(page);
}
export const expectGuest = (page: Page) => expect(accountButton(page)).toHaveAttribute('aria-haspopup', 'dialog');

export async function signOut(page: Page): Promise<void> {
  await accountButton(page).click();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^(Đăng xuất|Sign out)$/ })
    .click();
  await expectGuest(page);
}
