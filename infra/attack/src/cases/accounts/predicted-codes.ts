import { createHmac, hkdfSync } from 'node:crypto';
import type { AttackCase } from '../../attack-case.ts';
import { expectEqual } from '../../expect.ts';
import type { Site } from '../../site.ts';
import { newPassword, signUp, trySignIn } from '../../people/account.ts';
import type { Account } from '../../people/account.ts';
import { openBrowser } from '../../people/browser.ts';
import { codesInMails } from '../../people/mails.ts';
import type { MailedCode } from '../../people/mails.ts';

/** Public default secrets that identity used without configuration. */
const publicSecrets = ['a secret of the demonstration, known to everybody'];

const authCodeKey = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'gvg identity auth code', 32));

/** Returns a code of the former scheme: an HMAC of the mail's id. */
const codeOf = (key: Buffer, purpose: string, mail: string): string =>
  createHmac('sha256', key).update(`${purpose}:${mail}`).digest('base64url');

/** An ordered id: seconds, a part for the process, and a counter. */
interface OrderedId {
  seconds: number;
  process: string;
  count: number;
}

function orderedIdOf(id: string): OrderedId {
  return {
    seconds: Number.parseInt(id.slice(0, 8), 16),
    process: id.slice(8, 18),
    count: Number.parseInt(id.slice(18), 16),
  };
}

const hex = (number: number, digits: number): string => number.toString(16).padStart(digits, '0');
const maximumCandidates = 400;

/** Returns the ids between two that the attacker knows. */
function idsBetween(first: OrderedId, last: OrderedId): string[] {
  const ids: string[] = [];
  for (let count = first.count + 1; count < last.count; count += 1) {
    for (let seconds = first.seconds; seconds <= last.seconds; seconds += 1)
      ids.push(`${hex(seconds, 8)}${first.process}${hex(count, 6)}`);
  }
  return ids;
}

const idPattern = /[0-9a-f]{24}/;
/** Reads the id from the mail's header, or from the account. */
const idIn = ({ mail }: MailedCode, account: Account): OrderedId =>
  orderedIdOf(idPattern.exec(mail.messageId)?.[0] ?? account.id);

async function requestReset({ browser }: Account, email: string): Promise<void> {
  expectEqual(
    `forgotten password of ${email}`,
    (await browser.call('PUT', `/v1/users/forgot-password?email=${encodeURIComponent(email)}`)).status,
    204,
  );
}

/** Returns the possible ids: those between two accounts of the attacker, one created before and one after the victim's. */
async function candidatesFor(
  site: Site,
  victim: Account,
): Promise<{ candidates: string[]; genuine: string; known: boolean }> {
  const [before, after] = [await signUp(site), await signUp(site)];
  await requestReset(before, before.email);
  await codesInMails(site, before.email, '/auth/reset-password');
  await requestReset(before, victim.email);
  const [genuine] = await codesInMails(site, victim.email, '/auth/reset-password');
  await requestReset(after, after.email);
  const [[first], [last]] = [
    await codesInMails(site, before.email, '/auth/reset-password'),
    await codesInMails(site, after.email, '/auth/reset-password'),
  ];
  if (first === undefined || last === undefined || genuine === undefined) throw new Error('no mail has come');
  const ids = idsBetween(idIn(first, before), idIn(last, after)).slice(0, maximumCandidates);
  const keys = publicSecrets.map(authCodeKey);
  // The attacker's own mail reveals the key in use.
  const known = keys.some(
    (key) => codeOf(key, 'RESET_PASSWORD', idPattern.exec(first.mail.messageId)?.[0] ?? '') === first.code,
  );
  return {
    candidates: ids.flatMap((id) => keys.map((key) => codeOf(key, 'RESET_PASSWORD', id))),
    genuine: genuine.code,
    known,
  };
}

const triesOfAddress = 20;

export const predictedCodes: AttackCase = {
  name: 'codes of mails that are predicted',
  async run(site) {
    const victim = await signUp(site);
    const { candidates, genuine, known } = await candidatesFor(site, victim);
    let browser = openBrowser(site.url);
    for (const [index, authCode] of candidates.entries()) {
      if (index % triesOfAddress === 0) browser = openBrowser(site.url);
      const { status, code } = await browser.call('PUT', '/v1/users/reset-password', {
        body: { authCode, newPassword: newPassword() },
      });
      expectEqual(
        `try ${index + 1} of ${candidates.length} at the password of another`,
        [status, code],
        [401, 'INVALID_TOKEN'],
      );
    }
    expectEqual('a code that follows from a public key', known, false);
    expectEqual('the victim’s password afterwards', (await trySignIn(site, victim)).status, 200);
    expectEqual(
      'the code that the victim has got',
      (
        await openBrowser(site.url).call('PUT', '/v1/users/reset-password', {
          body: { authCode: genuine, newPassword: newPassword() },
        })
      ).status,
      200,
    );
    return `${candidates.length} candidates between the ids of two own mails are refused`;
  },
};
