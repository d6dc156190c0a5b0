import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { SendMailOptions } from 'nodemailer';
import { EnvironmentError } from '@gvg/service-kit/lifecycle/environment';
import { startService } from '@gvg/service-kit/lifecycle/service';
import type { RunningService } from '@gvg/service-kit/lifecycle/service';
import { mailboxService } from './app.ts';
import { maximumMailBytes } from './limits.ts';
import type { Mail } from './store/mail.ts';

type ListedMail = Omit<Mail, 'source'> & { links: string[] };

let folder: string;
let mailbox: RunningService;
let url: string;

const environment = () => ({
  ENVIRONMENT: 'DEVELOPMENT',
  PORT: '0',
  SMTP_PORT: '0',
  MAILS_FOLDER: folder,
  LOG_LEVEL: 'silent',
});

async function start(): Promise<void> {
  mailbox = await startService(mailboxService, environment());
  url = `http://127.0.0.1:${mailbox.port}`;
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mailbox-'));
  await start();
});
afterAll(async () => {
  await mailbox.stop();
  await rm(folder, { recursive: true });
});

/** Returns the SMTP port, which only the health report contains. */
async function smtpPort(): Promise<number> {
  const { dependencies } = (await (await fetch(`${url}/health/ready`)).json()) as {
    dependencies: { smtp: { detail: string } };
  };
  return Number(/\d+/.exec(dependencies.smtp.detail)?.[0]);
}

const defaults = {
  from: 'Shop <shop@shop.example>',
  to: 'Ha.Nguyen@mail.example',
  subject: 'Xác nhận địa chỉ',
  text: 'Bấm https://shop.example/auth/verify#code=1 nhé',
  html: '<html><head><style>@media (prefers-color-scheme:dark){p{color:red}}</style></head><body><p>Chào</p><script>alert(1)</script></body></html>',
};

async function send(fields: SendMailOptions = {}): Promise<void> {
  const transport = createTransport({ host: '127.0.0.1', port: await smtpPort() });
  await transport.sendMail({ ...defaults, ...fields });
  transport.close();
}

const list = async (to = '') =>
  ((await (await fetch(`${url}/api/mails?to=${encodeURIComponent(to)}`)).json()) as { mails: ListedMail[] }).mails;
const page = async (address: string, headers: Record<string, string> = { 'accept-language': 'en' }) => {
  const response = await fetch(`${url}${address}`, { headers });
  return {
    status: response.status,
    text: await response.text(),
    policy: response.headers.get('content-security-policy') ?? '',
  };
};

beforeEach(async () => {
  await fetch(`${url}/api/mails`, { method: 'DELETE' });
});

describe('the mailbox', () => {
  it('accepts mails and lists them newest first, by recipient', async () => {
    await send();
    await send({ to: 'binh@mail.example', subject: 'Second' });
    expect((await list()).map(({ subject }) => subject)).toEqual(['Second', 'Xác nhận địa chỉ']);
    expect(await list('ha.nguyen')).toMatchObject([
      {
        to: ['Ha.Nguyen@mail.example'],
        from: 'shop@shop.example',
        arrivals: 1,
        text: expect.stringContaining('Bấm') as string,
        links: ['https://shop.example/auth/verify#code=1'],
      },
    ]);
    expect(await list('nobody')).toEqual([]);
  });

  it('shows a mail that arrives again once and counts its arrivals, even concurrent ones', async () => {
    await Promise.all([1, 2].map(() => send({ messageId: '<same@shop.example>' })));
    await send({ messageId: '<same@shop.example>' });
    expect(await list()).toMatchObject([{ messageId: '<same@shop.example>', arrivals: 3 }]);
    expect((await page('/')).text).toContain('arrived 3 times');
  });

  it('preserves its mails across a restart', async () => {
    await send({ messageId: '<twice@shop.example>' });
    await send({ messageId: '<twice@shop.example>' });
    const before = await list();
    await mailbox.stop();
    await start();
    expect(await list()).toEqual(before);
  });

  it('refuses mails to nonexistent addresses and accepts those to others', async () => {
    for (const to of ['bounce@mail.example', 'bounce-1@mail.example', 'Bounce+x@mail.example'])
      await expect(send({ to })).rejects.toThrow(/550/);
    await send({ to: 'bouncer@mail.example' });
    expect(await list()).toHaveLength(1);
  });

  it('refuses a mail that is too large and accepts the next one', async () => {
    await expect(send({ text: 'x'.repeat(maximumMailBytes) })).rejects.toThrow(/552/);
    await send();
    expect(await list()).toHaveLength(1);
  });
});

describe('its pages', () => {
  it('list mails and find them by recipient, in both languages', async () => {
    await send({ subject: '<b>bold</b>' });
    const english = await page('/?to=ha.nguyen');
    expect(english.text).toContain('&lt;b&gt;bold&lt;/b&gt;');
    expect(english.text).toContain('Search by recipient address');
    expect((await page('/?to=nobody')).text).toContain('There are no mails to this address.');
    expect((await page('/', { 'accept-language': 'vi' })).text).toContain('Hộp thư thử nghiệm');
    expect((await page('/?lang=vi')).text).toContain('lang="vi"');
  });

  it('show a mail as HTML, text and source', async () => {
    await send();
    const [mail] = await list();
    const address = `/mails/${mail?.id}`;
    expect((await page(address)).text).toMatch(
      /<iframe [^>]*src="[^"]*\/preview\?scheme=light"[^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/,
    );
    expect((await page(`${address}?view=text`)).text).toContain('Bấm https://shop.example/auth/verify#code=1 nhé');
    expect((await page(`${address}?view=source`)).text).toContain('Content-Type: multipart/alternative');
    expect((await page('/mails/none')).status).toBe(404);
  });

  it('show a mail in the chosen color scheme, without running or loading any of its contents', async () => {
    await send();
    const [mail] = await list();
    const preview = (scheme: string) => page(`/mails/${mail?.id}/preview?scheme=${scheme}`);
    const dark = await preview('dark');
    expect(dark.text).toContain('@media (min-width:0)');
    expect((await preview('light')).text).toContain('@media (max-width:0)');
    expect(dark.policy).toMatch(/^sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'/);
    expect(dark.policy).not.toMatch(/script-src|connect-src|https?:/);
    expect((await page('/')).policy).toContain("frame-ancestors 'none'");
  });

  it('show the pictures embedded in a mail', async () => {
    await send({
      html: '<img src="cid:logo@shop"><img src="cid:goods@shop" width="52">',
      attachments: [
        { cid: 'logo@shop', filename: 'logo.png', content: Buffer.from('PNG') },
        { cid: 'goods@shop', filename: 'goods.jpg', content: Buffer.from('JPEG') },
      ],
    });
    const [mail] = await list();
    const { text, policy } = await page(`/mails/${mail?.id}/preview`);
    expect(text).toContain('src="data:image/png;base64,');
    expect(text).toContain(`src="data:image/jpeg;base64,${Buffer.from('JPEG').toString('base64')}" width="52"`);
    expect(policy).toContain('img-src data:');
  });
});

it('refuses to run in production', async () => {
  const starting = startService(mailboxService, { ...environment(), ENVIRONMENT: 'PRODUCTION' });
  await expect(starting).rejects.toThrow(EnvironmentError);
  await expect(starting).rejects.toThrow('runs only in DEVELOPMENT and STAGING');
});

test.each(['/', '/api/mails'])('refuses %s with the host name of another machine', async (address) => {
  const request = get(`${url}${address}`, { headers: { host: 'evil.example', 'x-forwarded-host': 'localhost' } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  response.resume();
  expect(response.statusCode).toBe(421);
});
