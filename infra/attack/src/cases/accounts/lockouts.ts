import type { AttackCase } from '../../attack-case.ts';
import { expectEqual } from '../../expect.ts';
import { newEmail, newPassword, signUp, trySignIn } from '../../people/account.ts';
import type { Account, Tokens } from '../../people/account.ts';
import { openBrowser } from '../../people/browser.ts';
import { startOwnIdentity } from '../../own-identity.ts';

/** Strangers and their attempts: together more than the 40 counted attempts of one account. */
const strangers = 10;
const triesOfStranger = 6;

/** Fails to sign in from so many addresses that the account itself is slowed down. */
async function fail(url: URL, email: string): Promise<number> {
  const statuses: number[] = [];
  for (let tries = 0; tries < triesOfStranger; tries += 1) {
    for (let stranger = 0; stranger < strangers; stranger += 1) {
      statuses.push(
        (await openBrowser(url).call('POST', '/v1/auth/sign-in', { body: { email, password: newPassword() } })).status,
      );
    }
  }
  return statuses.filter((status) => status === 429).length;
}

/** Acts as the owner: makes three consecutive calls that require the password, and signs in with the known browser. */
async function useAccount({ email, password, browser }: Account): Promise<void> {
  const next = newPassword();
  expectEqual(
    'the owner’s confirmation',
    (await browser.call('POST', '/v1/auth/confirm', { body: { password } })).status,
    204,
  );
  const changedPassword = await browser.call('PUT', '/v1/users/change-password', {
    body: { oldPassword: password, newPassword: next },
  });
  expectEqual('the owner’s change of the password', [changedPassword.status, changedPassword.code], [200, undefined]);
  const changedEmail = await browser.call('PUT', '/v1/users/change-email', {
    body: { email: newEmail(), password: next },
  });
  expectEqual('the owner’s change of the address', [changedEmail.status < 300, changedEmail.code], [true, undefined]);
  browser.accessToken = undefined;
  const signedIn = await browser.call<Tokens>('POST', '/v1/auth/sign-in', { body: { email, password: next } });
  expectEqual('the owner’s sign-in in a known browser', [signedIn.status, signedIn.code], [200, undefined]);
}

export const lockouts: AttackCase = {
  name: 'wrong passwords of a stranger that lock the owner out',
  async run(site) {
    const own = await startOwnIdentity(site, { LIMITS_SCALE: '1' });
    try {
      const owner = await signUp(own);
      const slowed = await fail(own.url, owner.email);
      expectEqual('whether strangers are slowed down', slowed > 0, true);
      expectEqual('a stranger with the right password', (await trySignIn(own, owner)).status, 429);
      await useAccount(owner);
      return `${strangers * triesOfStranger} wrong passwords, ${slowed} slowed down; the owner changes password and address`;
    } finally {
      await own.stop();
    }
  },
};
