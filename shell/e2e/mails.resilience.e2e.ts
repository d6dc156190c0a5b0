import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '@gvg/testing/page-test';
import { requiredVariable, runningSite } from '@gvg/testing/running-site';

interface Mail {
  messageId: string;
  links: string[];
}

const site = runningSite();

async function signUp(request: APIRequestContext): Promise<string> {
  const id = randomBytes(5).toString('hex');
  const email = `outage-${id}@example.com`;
  const response = await request.post('/v1/auth/sign-up', { data: { email, password: 'Abcdef12', displayName: `Thu Hà ${id}` } });
  expect(response.status()).toBe(201);
  return email;
}

/** Of the first administrator, who reads the delivery log. */
async function staffToken(request: APIRequestContext): Promise<string> {
  const file = path.join(requiredVariable('GVG_DATA_DIR'), 'credentials.json');
  const { systemAdmin } = JSON.parse(readFileSync(file, 'utf8')) as { systemAdmin: { email: string; password: string } };
  const response = await request.post('/v1/auth/sign-in/admin', { data: systemAdmin });
  expect(response.status()).toBe(200);
  return ((await response.json()) as { accessToken: string }).accessToken;
}

async function mailsTo(email: string): Promise<Mail[]> {
  const response = await fetch(`${site.urlOf('mailbox')}/api/mails?to=${encodeURIComponent(email)}`);
  return ((await response.json()) as { mails: Mail[] }).mails;
}

test.afterEach(() => site.revive('mailbox'));

const isVerification = ({ links }: Mail) => links.some((link) => new URL(link).pathname === '/auth/verify');

/** Each address has one mail that leads to its verification, and no mail twice. */
async function expectOneVerificationEach(emails: readonly string[]): Promise<void> {
  for (const email of emails) {
    // A mail of a killed process is due again after a minute.
    await expect.poll(async () => (await mailsTo(email)).filter(isVerification).length, { message: `mails to ${email}`, timeout: 100_000 }).toBe(1);
    const ids = (await mailsTo(email)).map(({ messageId }) => messageId);
    expect(new Set(ids).size).toBe(ids.length);
  }
}

test('no mail is lost while the mail server is down and the sender is killed', async ({ request }) => {
  test.setTimeout(300_000);
  await site.kill('mailbox');
  const emails = [await signUp(request), await signUp(request)];
  const headers = { authorization: `Bearer ${await staffToken(request)}` };
  const attempted = async () => {
    const { docs } = (await (await request.get('/v1/mail-deliveries?status=WAITING', { headers })).json()) as { docs: { attempts: number }[] };
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
