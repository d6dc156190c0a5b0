import { setTimeout as pause } from 'node:timers/promises';
import type { AttackCase } from '../../attack-case.ts';
import { expectAtMost, expectEqual } from '../../expect.ts';
import { newEmail, newPassword, signUp } from '../../people/account.ts';
import type { Account, Tokens } from '../../people/account.ts';
import { openBrowser } from '../../people/browser.ts';
import { mailsTo, settledMails } from '../../people/mails.ts';
import type { Site } from '../../site.ts';

/** Mails that anyone can trigger to one address at once. No setting scales this limit. */
const limit = 6;
/** Mails that become available again in the meantime. */
const tolerance = 3;

const spellings = (email: string): string[] => [email, email.toUpperCase(), email.replace('attack', 'Attack')];

const mailMs = 2_000;

/** Waits for mails, because a mail is only sent while its account is open. */
async function waitForMail(site: Site, email: string, count: number): Promise<void> {
  const until = Date.now() + mailMs;
  while ((await mailsTo(site, email)).length < count && Date.now() < until) await pause(50);
}

/** Registers the address and closes the account once its mail is sent. Returns whether registering was allowed. */
async function signUpAndClose(site: Site, email: string): Promise<boolean> {
  const before = (await mailsTo(site, email)).length;
  const browser = openBrowser(site.url);
  const displayName = `Flood ${newPassword()}`;
  const { status, body } = await browser.call<Tokens>('POST', '/v1/auth/sign-up', {
    body: { email, password: newPassword(), displayName },
  });
  if (status === 429) return false;
  expectEqual('a sign-up', status, 201);
  browser.accessToken = body.accessToken;
  await waitForMail(site, email, before + 1);
  expectEqual('closing the account', (await browser.call('DELETE', '/v1/users/me')).status, 204);
  return true;
}

/** Requests mails of other kinds to the same address. */
async function askOtherwise(email: string, stranger: Account): Promise<void> {
  for (let count = 0; count < limit; count += 1) {
    await stranger.browser.call('PUT', `/v1/users/forgot-password?email=${encodeURIComponent(email)}`);
    await stranger.browser.call('PUT', '/v1/users/change-email', { body: { email, password: stranger.password } });
    await stranger.browser.call('PUT', '/v1/users/verify-email');
  }
}

export const mailFloods: AttackCase = {
  name: 'mails to one address without an end',
  limitMs: 240_000,
  async run(site) {
    const victim = newEmail();
    let accounts = 0;
    for (let tries = 0; tries < 3 * limit; tries += 1)
      if (await signUpAndClose(site, spellings(victim)[tries % 3] as string)) accounts += 1;
    await askOtherwise(victim, await signUp(site));
    const mails = (await settledMails(site, victim)).length;
    expectAtMost(`mails to one address by ${accounts} accounts`, mails, limit + tolerance);
    return `${mails} mails by ${accounts} accounts (limit ${limit})`;
  },
};
