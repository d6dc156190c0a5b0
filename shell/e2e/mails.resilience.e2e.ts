import { randomBytes } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '@gvg/testing/page-test';
import { runningSite } from '@gvg/testing/running-site';
import { firstAdmin } from '@gvg/testing/site-calls';
import { mailsTo } from '@gvg/testing/site-mails';
import type { SiteMail } from '@gvg/testing/site-mails';

const site = runningSite();

async function signUp(request: APIRequestContext): Promise<string> {
  const id = randomBytes(5).toString('hex');
  const email = `outage-${id}@example.com`;
  const response = await request.post('/v1/auth/sign-up', {
    data: { email, password: 'Abcdef12', displayName: `Thu Hà ${id}` },
  });
  expect(response.status()).toBe(201);
  return email;
}

test.afterEach(() => site.revive('mailbox'));

const isVerification = ({ links }: SiteMail) => links.some((link) => new URL(link).pathname === '/auth/verify');

/** Expects exactly one verification mail for each address, and no mail twice. */
async function expectOneVerificationEach(emails: readonly string[]): Promise<void> {
  for (const email of emails) {
    // A mail of a killed process is due again after a minute.
    await expect
      .poll(async () => (await mailsTo(email)).filter(isVerification).length, {
        message: `mails to ${email}`,
        timeout: 100_000,
      })
      .toBe(1);
    const ids = (await mailsTo(email)).map(({ messageId }) => messageId);
    expect(new Set(ids).size).toBe(ids.length);
  }
}

test('no mail is lost while the mail server is down and the sender is killed', async ({ request }) => {
  test.setTimeout(300_000);
  await site.kill('mailbox');
  const emails = [await signUp(request), await signUp(request)];
  const { call } = await firstAdmin();
  const attempted = async () => {
    const { docs } = await call<{ docs: { attempts: number }[] }>('GET', '/v1/mail-deliveries?status=WAITING');
    return docs.filter(({ attempts }) => attempts >= 2).length;
  };
  await expect.poll(attempted, { timeout: 60_000 }).toBeGreaterThanOrEqual(emails.length);
  await site.restart('notify');
  emails.push(await signUp(request));
  await site.revive('mailbox');
  await expectOneVerificationEach(emails);
});

test('a sender killed at any moment sends each mail, and the mailbox shows it once', async ({ request }) => {
  test.setTimeout(300_000);
  const emails: string[] = [];
  for (let kill = 0; kill < 2; kill += 1) {
    emails.push(await signUp(request), await signUp(request));
    await site.restart('notify');
  }
  await expectOneVerificationEach(emails);
});
