import { setTimeout as pause } from 'node:timers/promises';
import type { AttackCase } from '../../attack-case.ts';
import { expectEqual } from '../../expect.ts';
import { newEmail, newPassword, signUp } from '../../people/account.ts';
import { openBrowser } from '../../people/browser.ts';
import { mailsTo } from '../../people/mails.ts';

/** Texts that pass as one address but are read as two, or as another one, on the way to the mail server. */
const disguises: readonly ((victim: string) => string)[] = [
  (victim) => `junk,${victim}`,
  (victim) => `${victim},junk`,
  (victim) => `junk;${victim}`,
  (victim) => `x<${victim}>`,
  (victim) => `<${victim}>`,
  (victim) => `"x"<${victim}>`,
  (victim) => `x:${victim};`,
  (victim) => `(x)${victim}`,
  (victim) => `${victim}(x)`,
  (victim) => `${victim}>`,
  (victim) => `${victim}\r\nBcc:junk`,
  (victim) => `${victim}\nRCPT TO:<junk>`,
  (victim) => `\r\n${victim}`,
  (victim) => `junk\u2028${victim}`,
  (victim) => `junk\u0000${victim}`,
  (victim) => `"${victim}"@example.com`,
  (victim) => `${victim}\\`,
  (victim) => `=?utf-8?q?${victim}?=`,
];

const settleMs = 4_000;

export const falseAddresses: AttackCase = {
  name: 'addresses that hide another',
  async run(site) {
    const [victim, stranger] = [newEmail(), await signUp(site)];
    for (const disguise of disguises) {
      const email = disguise(victim);
      const browser = openBrowser(site.url);
      const name = JSON.stringify(email);
      const signedUp = await browser.call('POST', '/v1/auth/sign-up', {
        body: { email, password: newPassword(), displayName: `Attack ${newPassword()}` },
      });
      expectEqual(`sign-up with ${name}`, [signedUp.status, signedUp.code], [400, 'INVALID_PAYLOAD']);
      const forgotten = await browser.call('PUT', `/v1/users/forgot-password?email=${encodeURIComponent(email)}`);
      expectEqual(`forgotten password of ${name}`, [forgotten.status, forgotten.code], [400, 'INVALID_PAYLOAD']);
      const changed = await browser.call('PUT', '/v1/users/change-email', {
        body: { email, password: stranger.password },
        ...(stranger.browser.accessToken !== undefined && { token: stranger.browser.accessToken }),
      });
      expectEqual(`change of the address to ${name}`, [changed.status, changed.code], [400, 'INVALID_PAYLOAD']);
    }
    await pause(settleMs);
    expectEqual('mails to the hidden address', (await mailsTo(site, victim)).length, 0);
    return `${disguises.length} are refused at 3 doors`;
  },
};
