import type { AttackCase } from '../../attack-case.ts';
import { expectEqual } from '../../expect.ts';
import { newEmail, newPassword, readMe, signUpVerified, tryRefresh, trySignIn } from '../../people/account.ts';
import type { Account } from '../../people/account.ts';
import { openBrowser } from '../../people/browser.ts';
import type { Browser } from '../../people/browser.ts';
import { mailsTo } from '../../people/mails.ts';
import { sidOf, withDatabase } from '../../site-database.ts';
import type { Site } from '../../site.ts';

const twentyMinutesMs = 20 * 60_000;

/** Backdates the sign-in of the session, so that the attack need not wait. */
async function letTimePass(site: Site, { refreshToken }: Account): Promise<void> {
  const { matchedCount } = await withDatabase(site, 'identity', (database) =>
    database
      .collection<{ _id: string }>('sessions')
      .updateOne({ _id: sidOf(refreshToken) }, { $set: { confirmedAt: new Date(Date.now() - twentyMinutesMs) } }),
  );
  expectEqual('sessions that are older now', matchedCount, 1);
}

type Attempt = readonly [method: string, path: string, body?: object];

/** Attempts of a thief with the tokens but without the password. */
const attempts = (account: Account): readonly Attempt[] => [
  ['PUT', '/v1/users/change-email', { email: newEmail() }],
  ['PUT', '/v1/users/change-email', { email: newEmail(), password: newPassword() }],
  ['PUT', '/v1/users/change-password', { newPassword: newPassword() }],
  ['PUT', '/v1/users/change-password', { oldPassword: newPassword(), newPassword: newPassword() }],
  ['POST', '/v1/users/me/second-factor'],
  ['PUT', '/v1/users/me/second-factor/recovery-codes'],
  ['DELETE', '/v1/users/me/second-factor'],
  ['DELETE', '/v1/users/me'],
  ['POST', '/v1/auth/confirm', { password: newPassword() }],
  ['POST', '/v1/auth/confirm', { code: '123456' }],
  ['PATCH', '/v1/users/update-user-info', { email: newEmail() }],
  ['PATCH', '/v1/users/update-user-info', { roles: ['USER', 'ADMIN'] }],
  ['PATCH', '/v1/users/update-user-info', { emailVerified: true, hasPassword: false }],
  ['PUT', `/v1/users/set-role/${account.id}`, { roles: ['USER', 'ADMIN'] }],
];

const refusals = [
  'CONFIRMATION_REQUIRED',
  'INCORRECT_PASSWORD',
  'INCORRECT_CODE',
  'INVALID_PAYLOAD',
  'INVALID_ROLE',
  'USER_HAS_PASSWORD',
  'TOO_MANY_REQUESTS',
];

async function expectRefused(thief: Browser, [method, path, body]: Attempt): Promise<void> {
  const { status, code = '' } = await thief.call(method, path, { ...(body && { body }) });
  if (status < 400 || !refusals.includes(code))
    throw new Error(`${method} ${path} ${JSON.stringify(body ?? {})} answers a thief ${status} ${code}`);
}

export const stolenSessions: AttackCase = {
  name: 'stolen sessions that take an account over',
  async run(site) {
    const victim = await signUpVerified(site);
    await letTimePass(site, victim);
    const thief = openBrowser(site.url);
    thief.accessToken = victim.browser.accessToken;
    const refreshed = await tryRefresh(thief, victim.refreshToken);
    expectEqual('a stolen session', refreshed.status, 200);
    thief.accessToken = refreshed.body.accessToken;
    for (const attempt of attempts(victim)) await expectRefused(thief, attempt);
    const { email, emailVerified, hasPassword } = await readMe(thief);
    expectEqual(
      'the account afterwards',
      { email, emailVerified, hasPassword },
      { email: victim.email, emailVerified: true, hasPassword: true },
    );
    expectEqual(
      'mails about a change',
      (await mailsTo(site, victim.email)).filter(({ links }) => links.some((link) => link.includes('reset'))).length,
      0,
    );
    expectEqual('the owner’s sign-in', (await trySignIn(site, victim)).status, 200);
    return `${attempts(victim).length} changes are refused; address and password stay`;
  },
};
