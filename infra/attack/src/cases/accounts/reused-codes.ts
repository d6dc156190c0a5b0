import type { AttackCase } from '../../attack-case.ts';
import { expectAtMost, expectEqual } from '../../expect.ts';
import type { Site } from '../../site.ts';
import { newPassword, readMe, signUp } from '../../people/account.ts';
import { openBrowser } from '../../people/browser.ts';
import type { Browser } from '../../people/browser.ts';
import { codesInMails } from '../../people/mails.ts';

const maximumLive = 3;
const requests = 5;

const refused = [401, 'INVALID_TOKEN'];

async function answerTo(browser: Browser, method: string, path: string, body: object): Promise<unknown[]> {
  const { status, code } = await browser.call(method, path, { body });
  return [status, code];
}

/** Tries a code of one purpose at each endpoint for codes of another. */
async function useForAnother(site: Site): Promise<void> {
  const owner = await signUp(site);
  const stranger = openBrowser(site.url);
  const [verification] = await codesInMails(site, owner.email, '/auth/verify');
  expectEqual(
    'a code of the verification at the reset',
    await answerTo(stranger, 'PUT', '/v1/users/reset-password', {
      authCode: verification?.code,
      newPassword: newPassword(),
    }),
    refused,
  );
  expectEqual(
    'a code of the verification at the sign-in',
    await answerTo(stranger, 'POST', '/v1/auth/auth-code', { authCode: verification?.code }),
    refused,
  );
  await stranger.call('PUT', `/v1/users/forgot-password?email=${encodeURIComponent(owner.email)}`);
  const [reset] = await codesInMails(site, owner.email, '/auth/reset-password');
  for (const [method, path] of [
    ['PUT', '/v1/users/verify'],
    ['POST', '/v1/users/verify/look'],
    ['POST', '/v1/auth/auth-code'],
  ] as const) {
    expectEqual(
      `a code of the reset at ${path}`,
      await answerTo(owner.browser, method, path, { authCode: reset?.code }),
      refused,
    );
  }
  expectEqual('whether the address counts as verified', (await readMe(owner.browser)).emailVerified, false);
}

/** Uses a verification code twice, and after its sibling. */
async function verifyTwice(site: Site): Promise<void> {
  const owner = await signUp(site);
  for (let count = 0; count < 2; count += 1)
    expectEqual('another mail', (await owner.browser.call('PUT', '/v1/users/verify-email')).status, 204);
  const [newest, ...siblings] = await codesInMails(site, owner.email, '/auth/verify', 3);
  expectEqual('the newest code', await answerTo(owner.browser, 'PUT', '/v1/users/verify', { authCode: newest?.code }), [
    204,
    undefined,
  ]);
  for (const one of [newest, ...siblings])
    expectEqual(
      'a code after it or its sibling was used',
      await answerTo(owner.browser, 'PUT', '/v1/users/verify', { authCode: one?.code }),
      refused,
    );
}

/** Resets with the current password, which reveals whether the code is valid and does not consume it. */
async function resetTooOften(site: Site): Promise<number> {
  const owner = await signUp(site);
  for (let count = 1; count <= requests; count += 1) {
    await owner.browser.call('PUT', `/v1/users/forgot-password?email=${encodeURIComponent(owner.email)}`);
    await codesInMails(site, owner.email, '/auth/reset-password', count);
  }
  const codes = (await codesInMails(site, owner.email, '/auth/reset-password', requests)).map(({ code }) => code);
  const isAlive = async (authCode: string) =>
    (
      await openBrowser(site.url).call('PUT', '/v1/users/reset-password', {
        body: { authCode, newPassword: owner.password },
      })
    ).code === 'NEW_PASSWORD_BE_OLD_PASSWORD';
  const alive = await Promise.all(codes.map(isAlive));
  expectEqual('whether the newest code works', alive[0], true);
  const live = alive.filter(Boolean).length;
  expectAtMost('codes that work at once', live, maximumLive);
  const [newest = '', ...siblings] = codes;
  const together = await Promise.all(
    Array.from({ length: 6 }, () =>
      openBrowser(site.url).call('PUT', '/v1/users/reset-password', {
        body: { authCode: newest, newPassword: newPassword() },
      }),
    ),
  );
  expectEqual('resets by one code at once', together.filter(({ status }) => status === 200).length, 1);
  for (const authCode of [newest, ...siblings])
    expectEqual(
      'a code after it or its sibling was used',
      await answerTo(openBrowser(site.url), 'PUT', '/v1/users/reset-password', {
        authCode,
        newPassword: newPassword(),
      }),
      refused,
    );
  return live;
}

export const reusedCodes: AttackCase = {
  name: 'codes of mails for another purpose, twice, and after their siblings',
  async run(site) {
    await useForAnother(site);
    await verifyTwice(site);
    return `all are refused; ${await resetTooOften(site)} of ${requests} codes work at once (limit ${maximumLive})`;
  },
};
