import { randomBytes } from 'node:crypto';
import type { Role } from '@gvg/contracts/definitions/caller';
import type { BrowserContext, Page } from '@playwright/test';
import { runningSite } from './running-site.ts';
import { linkInMail } from './site-mails.ts';

export interface SiteTokens {
  accessToken: string;
  refreshToken: string;
}

/** Calls of one caller of the running site. Rejects with the response of a failed call. */
export type SiteCall = <Body>(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
) => Promise<Body>;

/** Returns calls of the token's user, or anonymous ones without a token. */
export function siteCalls(accessToken?: string): SiteCall {
  const { url } = runningSite();
  return async <Body>(method: string, path: string, body?: object) => {
    const headers = {
      'content-type': 'application/json',
      ...(accessToken !== undefined && { authorization: `Bearer ${accessToken}` }),
    };
    const response = await fetch(`${url}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    if (!response.ok) throw new Error(`${method} ${path} responded with ${response.status} ${await response.text()}`);
    return (response.status === 204 ? undefined : await response.json()) as Body;
  };
}

/** An account of the running site, signed in. */
export interface SitePerson extends SiteTokens {
  id: string;
  email: string;
  password: string;
  call: SiteCall;
}

const person = async (email: string, password: string, tokens: SiteTokens): Promise<SitePerson> => {
  const call = siteCalls(tokens.accessToken);
  const { _id: id } = await call<{ _id: string }>('GET', '/v1/users/me');
  return { ...tokens, id, email, password, call };
};

/** Creates a new customer, used by no other test. */
export async function newCustomer(displayName = 'Thu Hà'): Promise<SitePerson> {
  const id = randomBytes(5).toString('hex');
  const [email, password] = [`${id}@example.com`, 'Abcdef12'];
  return person(
    email,
    password,
    await siteCalls()<SiteTokens>('POST', '/v1/auth/sign-up', { email, password, displayName: `${displayName} ${id}` }),
  );
}

const signInAsStaff = async (email: string, password: string): Promise<SitePerson> =>
  person(email, password, await siteCalls()<SiteTokens>('POST', '/v1/auth/sign-in/admin', { email, password }));

export function firstAdmin(): Promise<SitePerson> {
  const { FIRST_ADMIN_EMAIL: email = '', FIRST_ADMIN_PASSWORD: password = '' } = runningSite().environment;
  return signInAsStaff(email, password);
}

/** Creates a new staff member, used by no other test, whose bell counts only later notifications. */
export async function newStaffMember(): Promise<SitePerson> {
  const { id, email, password, call } = await newCustomer('Minh Anh');
  const link = new URL(await linkInMail(email, '/auth/verify'));
  await call('PUT', '/v1/users/verify', { authCode: new URLSearchParams(link.hash.slice(1)).get('code') });
  const roles: Role[] = ['USER', 'ADMIN'];
  await (await firstAdmin()).call('PUT', `/v1/users/set-role/${id}`, { roles });
  return signInAsStaff(email, password);
}

/** Lets pages start with these tokens, as in a browser that has signed in before. Call it before opening one. */
export async function startSignedIn(
  pages: BrowserContext | Page,
  { accessToken, refreshToken }: SiteTokens,
): Promise<void> {
  await pages.addInitScript(
    (tokens) => {
      // Only once, because the page replaces them when it refreshes.
      if (localStorage.getItem('DEVELOPMENT_ACCESS_TOKEN') !== null) return;
      localStorage.setItem('DEVELOPMENT_ACCESS_TOKEN', tokens.accessToken);
      localStorage.setItem('DEVELOPMENT_REFRESH_TOKEN', tokens.refreshToken);
    },
    { accessToken, refreshToken },
  );
}
