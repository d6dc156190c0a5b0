import { chooseAtProvider } from '@gvg/testing/openid-provider';
import type { ProviderChoice } from '@gvg/testing/openid-provider';
import type { AttackCase } from '../../attack-case.ts';
import { expectEqual } from '../../expect.ts';
import { newEmail, signUpVerified, trySignIn } from '../../people/account.ts';
import type { Tokens } from '../../people/account.ts';
import { openBrowser } from '../../people/browser.ts';
import type { Answer, Browser } from '../../people/browser.ts';
import { noteSecrets } from '../../people/known-secrets.ts';
import type { Site } from '../../site.ts';

const foreignOrigins = [
  ...[
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    'evil.example',
    '@evil.example',
    '',
  ],
  ...[
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/%5C../\\evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/x/../..//evil.example',
  ],
];

const person = (email: string): ProviderChoice => ({ email, name: 'Attack', verified: 'yes' });

/** Begins a sign-in at the shop and resolves with the provider's URL. */
async function begin(browser: Browser, parameters = 'redirect=%2F'): Promise<string> {
  const { status, location = '' } = await browser.call('GET', `/v1/auth/google?${parameters}`);
  expectEqual('status of a beginning', status, 302);
  return location;
}

/** Returns from the provider and resolves with the parameters in the fragment of the shop's page. */
async function land(
  site: Site,
  browser: Browser,
  { pathname, search }: URL,
): Promise<{ authCode: string | null; error: string | null }> {
  const { location = '' } = await browser.call('GET', pathname + search);
  const landed = new URL(location, site.url);
  expectEqual('origin of the page', landed.origin, site.url.origin);
  const fragment = new URLSearchParams(landed.hash.slice(1));
  noteSecrets({ authCode: fragment.get('authCode') });
  return { authCode: fragment.get('authCode'), error: fragment.get('error') };
}

const exchange = (browser: Browser, authCode: string | null): Promise<Answer<Tokens>> =>
  browser.call('POST', '/v1/auth/auth-code', { body: { authCode } });
const outcome = ({ status, code, body }: Answer<Partial<Tokens>>) => [status, code, 'accessToken' in body];

async function leaveTheSite(site: Site): Promise<void> {
  for (const redirect of foreignOrigins) {
    const { status, location } = await openBrowser(site.url).call(
      'GET',
      `/v1/auth/google?redirect=${encodeURIComponent(redirect)}`,
    );
    expectEqual(`a way back to ${JSON.stringify(redirect)}`, [status, location], [400, undefined]);
  }
}

/** Returns with a changed state, in another browser, or a second time. */
async function forgeState(site: Site): Promise<void> {
  const [victim, stranger] = [openBrowser(site.url), openBrowser(site.url)];
  const returned = await chooseAtProvider(await begin(stranger), person(newEmail()));
  const refused = { authCode: null, error: 'INVALID_TOKEN' };

  expectEqual('an answer for a browser that has not begun', await land(site, openBrowser(site.url), returned), refused);
  await begin(victim);
  expectEqual('an answer to another browser', await land(site, victim, returned), refused);
  const own = new URL(await begin(victim)).searchParams.get('state') ?? '';
  const spliced = new URL(returned);
  spliced.searchParams.set('state', own);
  expectEqual('a code of another browser under the own state', await land(site, victim, spliced), refused);
  for (const state of ['', 'forged', own.slice(0, -1)]) {
    await begin(victim);
    const forged = new URL(returned);
    forged.searchParams.set('state', state);
    expectEqual(`the state ${state}`, await land(site, victim, forged), refused);
  }

  const begun = new Map(stranger.cookies);
  expectEqual('an error in an honest answer', (await land(site, stranger, returned)).error, null);
  for (const [name, value] of begun) stranger.cookies.set(name, value);
  expectEqual('the same answer again', await land(site, stranger, returned), refused);
}

async function useAuthCodes(site: Site): Promise<void> {
  const signInAt = async (browser: Browser) =>
    (await land(site, browser, await chooseAtProvider(await begin(browser), person(newEmail())))).authCode;
  const owner = openBrowser(site.url);
  const stolen = await signInAt(owner);
  expectEqual('a code in another browser', outcome(await exchange(openBrowser(site.url), stolen)), [
    401,
    'INVALID_TOKEN',
    false,
  ]);
  expectEqual('a code that somebody has tried in another browser', outcome(await exchange(owner, stolen)), [
    401,
    'INVALID_TOKEN',
    false,
  ]);

  const [one, other] = [openBrowser(site.url), openBrowser(site.url)];
  const [, theirs] = [await signInAt(one), await signInAt(other)];
  expectEqual('the code of another in a browser with a code of its own', outcome(await exchange(one, theirs)), [
    401,
    'INVALID_TOKEN',
    false,
  ]);

  const twice = openBrowser(site.url);
  const code = await signInAt(twice);
  const cookies = new Map(twice.cookies);
  expectEqual('a code of the own browser', (await exchange(twice, code)).status, 200);
  for (const [name, value] of cookies) twice.cookies.set(name, value);
  expectEqual('the same code again', outcome(await exchange(twice, code)), [401, 'INVALID_TOKEN', false]);
}

/** Claims addresses at the provider, which must have no effect until the provider has verified them. */
async function claimAddresses(site: Site): Promise<void> {
  const victim = await signUpVerified(site);
  for (const email of [victim.email, victim.email.toUpperCase(), newEmail()]) {
    const browser = openBrowser(site.url);
    const landed = await land(site, browser, await chooseAtProvider(await begin(browser), { email, name: 'Attack' }));
    expectEqual(`${email}, which the provider has not verified`, landed, {
      authCode: null,
      error: 'EMAIL_NOT_VERIFIED',
    });
  }
  expectEqual('the victim’s sign-in', (await trySignIn(site, victim)).status, 200);
}

/** Confirms a change with an old session at the provider, which is no proof of who requests the change now. */
async function confirmByAnOldSignIn(site: Site): Promise<void> {
  const browser = openBrowser(site.url);
  const email = newEmail();
  const { body } = await exchange(
    browser,
    (await land(site, browser, await chooseAtProvider(await begin(browser), person(email)))).authCode,
  );
  browser.accessToken = body.accessToken;
  const factor = await browser.call('POST', '/v1/users/me/second-factor');
  expectEqual(
    'a change after a sign-in that asked for nothing anew',
    [factor.status, factor.code],
    [403, 'CONFIRMATION_REQUIRED'],
  );
  const asked = new URL(await begin(browser, 'redirect=%2F&confirm=true'));
  expectEqual('what the provider is asked for', asked.searchParams.get('max_age'), '0');
  asked.searchParams.delete('max_age');
  const landed = await land(site, browser, await chooseAtProvider(asked.href, person(email)));
  expectEqual('a confirmation without the time of the sign-in', landed, {
    authCode: null,
    error: 'CONFIRMATION_REQUIRED',
  });
}

export const googleForgeries: AttackCase = {
  name: 'forged ways back from Google',
  async run(site) {
    await leaveTheSite(site);
    await forgeState(site);
    await useAuthCodes(site);
    await claimAddresses(site);
    await confirmByAnOldSignIn(site);
    return `${foreignOrigins.length} foreign origins, forged and repeated states, codes of other browsers, unverified addresses, old sign-ins as a confirmation: refused`;
  },
};
