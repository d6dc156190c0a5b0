import { totp } from '@gvg/testing/totp';
import type { AttackCase } from '../../attack-case.ts';
import { expectEqual } from '../../expect.ts';
import type { Site } from '../../site.ts';
import { signInAsAdmin, signUp, signUpVerified, tryRefresh, trySignIn } from '../../people/account.ts';
import type { Account, Tokens } from '../../people/account.ts';
import { openBrowser } from '../../people/browser.ts';
import type { Answer, Browser } from '../../people/browser.ts';

const maximumTries = 5;

interface Enrolled extends Account {
  secret: string;
  recoveryCodes: string[];
}

/** Creates an account with a second factor whose code of the previous period is used up. */
async function enrol(site: Site): Promise<Enrolled> {
  const account = await signUpVerified(site);
  const path = '/v1/users/me/second-factor';
  const { body } = await account.browser.call<{ secret: string }>('POST', path);
  const enabled = await account.browser.call<{ recoveryCodes: string[] }>('PUT', path, {
    body: { code: totp(body.secret, -1) },
  });
  expectEqual('a second factor that is set up', enabled.status, 200);
  return { ...account, secret: body.secret, recoveryCodes: enabled.body.recoveryCodes };
}

/** Signs in with the password and expects a challenge without a token. */
async function challengeOf(site: Site, account: Account): Promise<string> {
  const { status, code, body } = await trySignIn(site, account);
  expectEqual(
    'sign-in with a second factor',
    [status, code, 'accessToken' in body],
    [401, 'SECOND_FACTOR_REQUIRED', false],
  );
  return body.challenge ?? '';
}

const answerWith = ({ url }: Site, challenge: string, code: string): Promise<Answer<Tokens>> =>
  openBrowser(url).call('POST', '/v1/auth/second-factor', { body: { challenge, code } });

const refusal = ({ status, code, body }: Answer<Partial<Tokens>>) => [
  status,
  code,
  Object.keys(body).filter((key) => key.endsWith('Token')),
];
const refused = (status: number, code: string) => [status, code, []];

/** Returns a code that is not valid around the current time. */
const wrongCode = (secret: string): string => {
  const right = [-2, -1, 0, 1, 2].map((steps) => totp(secret, steps));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !right.includes(code)) ?? '';
};

async function tryTooOften(site: Site): Promise<void> {
  const victim = await enrol(site);
  const challenge = await challengeOf(site, victim);
  for (let tries = 0; tries < maximumTries; tries += 1)
    expectEqual(
      'a wrong code',
      refusal(await answerWith(site, challenge, wrongCode(victim.secret))),
      refused(400, 'INCORRECT_CODE'),
    );
  expectEqual(
    'the right code at the sixth try',
    refusal(await answerWith(site, challenge, totp(victim.secret))),
    refused(401, 'INVALID_TOKEN'),
  );
}

async function useCodesTwice(site: Site): Promise<void> {
  const victim = await enrol(site);
  const challenges = await Promise.all(Array.from({ length: 6 }, () => challengeOf(site, victim)));
  const code = totp(victim.secret);
  const together = await Promise.all(challenges.slice(0, 5).map((challenge) => answerWith(site, challenge, code)));
  expectEqual('sign-ins by one code at once', together.filter(({ status }) => status === 200).length, 1);
  expectEqual(
    'a code that was used',
    refusal(await answerWith(site, challenges[5] as string, code)),
    refused(400, 'INCORRECT_CODE'),
  );
  expectEqual(
    'a code of the past',
    refusal(await answerWith(site, await challengeOf(site, victim), totp(victim.secret, -2))),
    refused(400, 'INCORRECT_CODE'),
  );

  const [recovery = ''] = victim.recoveryCodes;
  expectEqual('a recovery code', (await answerWith(site, await challengeOf(site, victim), recovery)).status, 200);
  for (const spelling of [recovery, recovery.toUpperCase(), recovery.replaceAll('-', ' ')]) {
    expectEqual(
      'a recovery code that was used',
      refusal(await answerWith(site, await challengeOf(site, victim), spelling)),
      refused(400, 'INCORRECT_CODE'),
    );
  }
}

async function answerForAnother(site: Site): Promise<void> {
  const [victim, stranger] = [await enrol(site), await enrol(site)];
  const challenge = await challengeOf(site, victim);
  for (const code of [totp(stranger.secret), stranger.recoveryCodes[0] ?? ''])
    expectEqual(
      'a code of another person',
      refusal(await answerWith(site, challenge, code)),
      refused(400, 'INCORRECT_CODE'),
    );
  const replaced = await openBrowser(site.url).call<{ secret?: string }>('POST', '/v1/auth/second-factor/set-up', {
    body: { challenge },
  });
  expectEqual(
    'a second factor in the place of another',
    [replaced.status, replaced.code, replaced.body.secret],
    [403, 'ACTION_NOT_ALLOWED', undefined],
  );
  const own = await challengeOf(site, stranger);
  expectEqual(
    'the code of the victim for the own challenge',
    refusal(await answerWith(site, own, totp(victim.secret))),
    refused(400, 'INCORRECT_CODE'),
  );
  expectEqual('the victim’s own code', (await answerWith(site, challenge, totp(victim.secret))).status, 200);
}

/** Changes the setting with a minted token, because an administrator without a second factor could not change it back. */
async function whileRequired(site: Site, work: () => Promise<void>): Promise<void> {
  const staff = openBrowser(site.url);
  staff.accessToken = await site.mint({ roles: ['SYSTEM_ADMIN'] });
  const { body: before } = await staff.call<{ secondFactorRequired: boolean }>('GET', '/v1/settings/identity');
  const set = async (secondFactorRequired: boolean) =>
    expectEqual(
      'status of the settings',
      (await staff.call('PUT', '/v1/settings/identity', { body: { secondFactorRequired } })).status,
      200,
    );
  await set(true);
  try {
    await work();
  } finally {
    await set(before.secondFactorRequired);
  }
}

const setRoles = (admin: Browser, { id }: Account, roles: string[]) =>
  admin.call('PUT', `/v1/users/set-role/${id}`, { body: { roles } });

async function staffCalls({ browser }: Account): Promise<number> {
  return (await browser.call('GET', '/v1/users?limit=1')).status;
}

async function becomeStaffWithout(site: Site): Promise<void> {
  const admin = await signInAsAdmin(site);
  const [before, promoted, unverified] = [await signUpVerified(site), await signUpVerified(site), await signUp(site)];
  try {
    expectEqual(
      'a role for an address that nobody has verified',
      (await setRoles(admin, unverified, ['USER', 'ADMIN'])).status,
      403,
    );
    expectEqual('a role', (await setRoles(admin, before, ['USER', 'ADMIN'])).status, 200);
    const working = await tryRefresh(before.browser, before.refreshToken);
    expectEqual('a refresh that brings the role', working.status, 200);
    before.browser.accessToken = working.body.accessToken;
    expectEqual('a call of staff', await staffCalls(before), 200);
    expectEqual('another role', (await setRoles(admin, promoted, ['USER', 'ADMIN'])).status, 200);
    await whileRequired(site, async () => {
      expectEqual(
        'a session from before it was required',
        refusal(await tryRefresh(before.browser, working.body.refreshToken)),
        refused(401, 'SECOND_FACTOR_REQUIRED'),
      );
      expectEqual(
        'a refresh after a promotion',
        refusal(await tryRefresh(promoted.browser, promoted.refreshToken)),
        refused(401, 'SECOND_FACTOR_REQUIRED'),
      );
      expectEqual('the token from before the promotion', await staffCalls(promoted), 401);
      expectEqual(
        'a sign-in without a second factor',
        refusal(await trySignIn(site, promoted)),
        refused(401, 'SECOND_FACTOR_REQUIRED'),
      );
    });
  } finally {
    for (const account of [before, promoted]) await setRoles(admin, account, ['USER']);
  }
}

export const secondFactors: AttackCase = {
  name: 'ways around the second factor',
  async run(site) {
    const attacks = [tryTooOften, useCodesTwice, answerForAnother, becomeStaffWithout];
    for (const attack of attacks) await attack(site);
    return 'tried six times, used twice, of another, by promotion, from before it was required: refused';
  },
};
