import { chooseAtProvider } from '@gvg/testing/openid-provider';
import type { AttackCase } from '../../attack-case.ts';
import { expectEqual } from '../../expect.ts';
import type { Site } from '../../site.ts';
import { newPassword, readMe, signUp, tryRefresh, trySignIn } from '../../people/account.ts';
import type { Account, Tokens } from '../../people/account.ts';
import { openBrowser } from '../../people/browser.ts';
import { codesInMails } from '../../people/mails.ts';

/** Acts as a mail scanner: opens each link's page and makes the calls that the page makes before a click. */
async function scan(site: Site, { email, browser: owner }: Account): Promise<string> {
  const [mailed] = await codesInMails(site, email, '/auth/verify');
  const [link = '', authCode = ''] = [mailed?.mail.links.find((one) => one.includes('/auth/verify')), mailed?.code];
  const scanner = openBrowser(site.url);
  const page = new URL(link);
  for (const method of ['HEAD', 'GET', 'GET'])
    await scanner.call(method, page.pathname + page.search, { headers: { accept: 'text/html' } });
  for (let looks = 0; looks < 3; looks += 1)
    await scanner.call('POST', '/v1/users/verify/look', { body: { authCode } });
  await scanner.call('GET', `/v1/users/verify?authCode=${authCode}`);
  expectEqual('whether the address counts as verified', (await readMe(owner)).emailVerified, false);
  return authCode;
}

/** Expects that neither the password nor the session of the person who registered the address works. */
async function expectOut(site: Site, squatter: Account): Promise<void> {
  const signIn = await trySignIn(site, squatter);
  expectEqual('the squatter’s password', [signIn.status, signIn.code], [401, 'INCORRECT_PASSWORD']);
  const refresh = await tryRefresh(squatter.browser, squatter.refreshToken);
  expectEqual('the squatter’s session', [refresh.status, refresh.code], [401, 'INVALID_PERMISSION']);
  expectEqual('the squatter’s token', (await squatter.browser.call('GET', '/v1/users/me')).status, 401);
}

async function verifyByMail(site: Site): Promise<void> {
  const squatter = await signUp(site);
  const authCode = await scan(site, squatter);
  const owner = openBrowser(site.url);
  const verify = async (body: object) => {
    const {
      status,
      code,
      body: answer,
    } = await owner.call<Partial<Tokens>>('PUT', '/v1/users/verify', { body: { authCode, ...body } });
    return [status, code, 'accessToken' in answer];
  };
  expectEqual('a button that is pressed without a password', await verify({}), [403, 'CONFIRMATION_REQUIRED', false]);
  expectEqual('a password that is guessed', (await verify({ password: newPassword() })).slice(0, 2), [
    401,
    'INCORRECT_PASSWORD',
  ]);
  expectEqual('whether the address counts as verified', (await readMe(squatter.browser)).emailVerified, false);
  const own = newPassword();
  expectEqual('the owner’s click with a password of his own', await verify({ newPassword: own }), [
    204,
    undefined,
    false,
  ]);
  await expectOut(site, squatter);
  expectEqual('the owner’s sign-in', (await trySignIn(site, { email: squatter.email, password: own })).status, 200);
}

async function comeByGoogle(site: Site): Promise<void> {
  const squatter = await signUp(site);
  await scan(site, squatter);
  const owner = openBrowser(site.url);
  const { location = '' } = await owner.call('GET', '/v1/auth/google?redirect=%2F');
  const back = await chooseAtProvider(location, { email: squatter.email, name: 'The owner', verified: 'yes' });
  const landed = await owner.call('GET', back.pathname + back.search);
  const authCode = new URLSearchParams(new URL(landed.location ?? '', site.url).hash.slice(1)).get('authCode');
  expectEqual(
    'the owner’s sign-in by Google',
    (await owner.call('POST', '/v1/auth/auth-code', { body: { authCode } })).status,
    200,
  );
  await expectOut(site, squatter);
}

export const scannedLinks: AttackCase = {
  name: 'links in mails that scanners open',
  async run(site) {
    await verifyByMail(site);
    await comeByGoogle(site);
    return 'opening verifies nothing; who registered a foreign address is out when its owner comes';
  },
};
