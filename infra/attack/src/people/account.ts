import { randomBytes } from 'node:crypto';
import { eventually } from '@gvg/testing/eventually';
import { expectEqual } from '../expect.ts';
import type { Site } from '../site.ts';
import { openBrowser } from './browser.ts';
import type { Answer, Browser } from './browser.ts';
import { codeInMail } from './mails.ts';

export interface Tokens {
  accessToken: string;
  refreshToken: string;
  user: { _id: string };
}

/** An account of the site, and the browser that is signed in to it. */
export interface Account {
  id: string;
  email: string;
  password: string;
  displayName: string;
  refreshToken: string;
  browser: Browser;
}

export const newPassword = (): string => `Aa1${randomBytes(9).toString('hex')}`;
export const newEmail = (): string => `attack-${randomBytes(6).toString('hex')}@example.com`;
const newName = (): string => `Attack ${randomBytes(6).toString('hex')}`;

interface SignUp {
  email?: string;
  browser?: Browser;
}

/** Registers an account from a new browser. */
export async function signUp(
  { url }: Pick<Site, 'url'>,
  { email = newEmail(), browser = openBrowser(url) }: SignUp = {},
): Promise<Account> {
  const [password, displayName] = [newPassword(), newName()];
  const { status, body } = await browser.call<Tokens>('POST', '/v1/auth/sign-up', {
    body: { email, password, displayName },
  });
  expectEqual(`sign-up of ${email}`, status, 201);
  browser.accessToken = body.accessToken;
  return { id: body.user._id, email, password, displayName, refreshToken: body.refreshToken, browser };
}

/** Tries to sign in, by default from an unknown browser. */
export function trySignIn(
  { url }: Pick<Site, 'url'>,
  { email, password }: Pick<Account, 'email' | 'password'>,
  browser = openBrowser(url),
): Promise<Answer<Tokens & { challenge?: string }>> {
  return browser.call('POST', '/v1/auth/sign-in', { body: { email, password } });
}

/** Tries to refresh a session. */
export const tryRefresh = (browser: Browser, refreshToken: string): Promise<Answer<Tokens>> =>
  browser.call('POST', '/v1/auth/refresh-token', { body: { refreshToken }, token: null });

/** Creates an account and verifies its address as its owner would: by the mail, in the signed-in browser. */
export async function signUpVerified(site: Site, options: SignUp = {}): Promise<Account> {
  const account = await signUp(site, options);
  const authCode = await codeInMail(site, account.email, '/auth/verify');
  expectEqual(
    'verification of an own address',
    (await account.browser.call('PUT', '/v1/users/verify', { body: { authCode } })).status,
    204,
  );
  return account;
}

/** Returns a browser in which the first administrator has just signed in. */
export async function signInAsAdmin({ url, environment }: Pick<Site, 'url' | 'environment'>): Promise<Browser> {
  const { FIRST_ADMIN_EMAIL: email = '', FIRST_ADMIN_PASSWORD: password = '' } = environment;
  const browser = openBrowser(url);
  const { status, code, body } = await browser.call<Tokens>('POST', '/v1/auth/sign-in/admin', {
    body: { email, password },
  });
  expectEqual('sign-in of the first administrator', [status, code], [200, undefined]);
  browser.accessToken = body.accessToken;
  return browser;
}

export interface Me {
  email: string;
  emailVerified: boolean;
  hasPassword: boolean;
}

/** Returns the account's own data, read with a valid token. */
export async function readMe(browser: Browser): Promise<Me> {
  return eventually(async () => {
    const { status, body } = await browser.call<Me>('GET', '/v1/users/me');
    expectEqual('status of the own account', status, 200);
    return body;
  });
}
