import { randomUUID } from 'node:crypto';
import { request as requests } from '@playwright/test';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from '@gvg/testing/page-test';
import { runningSite } from '@gvg/testing/running-site';

export interface Account {
  email: string;
  password: string;
  displayName: string;
  accessToken: string;
  refreshToken: string;
}

type Tokens = Pick<Account, 'accessToken' | 'refreshToken'>;

/** Signs up a new account at the running site. */
export async function signUp(request: APIRequestContext): Promise<Account> {
  const id = randomUUID().slice(0, 8);
  const data = { email: `ha-${id}@example.com`, password: 'Quehuong9', displayName: `Thu Hà ${id}` };
  const response = await request.post('/v1/auth/sign-up', { data });
  expect(response.status()).toBe(201);
  return { ...data, ...((await response.json()) as Tokens) };
}

/** Changes the account as another browser would. */
export async function updateAccount(request: APIRequestContext, { accessToken }: Account, data: object): Promise<void> {
  const response = await request.patch('/v1/users/update-user-info', {
    data,
    headers: { authorization: `Bearer ${accessToken}` },
  });
  expect(response.status()).toBe(200);
}

/** Returns the stored account. */
export async function readAccount(
  request: APIRequestContext,
  { accessToken }: Account,
): Promise<Record<string, unknown>> {
  return (await (
    await request.get('/v1/users/me', { headers: { authorization: `Bearer ${accessToken}` } })
  ).json()) as Record<string, unknown>;
}

/** Signs in to the account from another browser. One with the same cookies would end its earlier session. */
export async function signInElsewhere({ email, password }: Pick<Account, 'email' | 'password'>): Promise<Tokens> {
  const elsewhere = await requests.newContext({ baseURL: runningSite().url });
  try {
    const response = await elsewhere.post('/v1/auth/sign-in', { data: { email, password } });
    expect(response.status()).toBe(200);
    return (await response.json()) as Tokens;
  } finally {
    await elsewhere.dispose();
  }
}

/** Follows the link in the mail to the account's address. */
export async function verifyEmail(request: APIRequestContext, { email, accessToken }: Account): Promise<void> {
  const mailbox = runningSite().urlOf('mailbox');
  let code: string | undefined;
  await expect(async () => {
    const { mails } = (await (await request.get(`${mailbox}/api/mails?to=${encodeURIComponent(email)}`)).json()) as {
      mails: { links: string[] }[];
    };
    code = mails
      .flatMap(({ links }) => links)
      .flatMap((link) => /\/auth\/verify#code=([\w-]+)/.exec(link)?.[1] ?? [])[0];
    expect(code).toBeDefined();
  }).toPass({ timeout: 30_000 });
  expect(
    (
      await request.put('/v1/users/verify', {
        data: { authCode: code },
        headers: { authorization: `Bearer ${accessToken}` },
      })
    ).status(),
  ).toBe(204);
}

/** Lets the page start with the account's session, as in a browser that has signed in before. Call it before opening the page. */
export async function beSignedIn(page: Page, { accessToken, refreshToken }: Account): Promise<void> {
  await page.addInitScript(
    ([access, refresh]) => {
      if (sessionStorage.getItem('signed-in') !== null) return;
      sessionStorage.setItem('signed-in', 'once');
      for (const environment of ['DEVELOPMENT', 'STAGING', 'PRODUCTION']) {
        localStorage.setItem(`${environment}_ACCESS_TOKEN`, access);
        localStorage.setItem(`${environment}_REFRESH_TOKEN`, refresh);
      }
    },
    [accessToken, refreshToken] as const,
  );
}

/** Fills in the open authentication modal. */
export async function signInByModal(
  page: Page,
  { email, password }: Pick<Account, 'email' | 'password'>,
): Promise<void> {
  const modal = page.getByRole('dialog');
  await modal.getByLabel('Email').fill(email);
  await modal.getByLabel('Mật khẩu', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}
