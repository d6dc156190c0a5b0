import { eventually } from '@gvg/testing/eventually';
import { startServiceProcess } from '@gvg/testing/service-process';
import type { ServiceProcess } from '@gvg/testing/service-process';
import { createTestClient } from '@gvg/testing/test-client';
import { connectDatabase } from '@gvg/service-kit/data/database';
import { createLogger } from '@gvg/service-kit/telemetry/logger';
import type { MailContent } from './fetch-mail-content.ts';
import { sampleContent } from '../../templates/mail-contents.fixtures.ts';
import { newId, startNotifyHarness } from '../../testing/notify-harness.ts';
import type { NotifyHarness } from '../../testing/notify-harness.ts';
import { headerOf, startSmtpServer } from '../../testing/smtp-server.fixtures.ts';
import type { TestSmtpServer } from '../../testing/smtp-server.fixtures.ts';

const refusedAddress = 'nobody@mail.example';

/** A port without a listener, on which a server can start later. */
async function reservePort(): Promise<number> {
  const { port, close } = await startSmtpServer();
  await close();
  return port;
}

/** Resources started by the current test, closed after it in reverse order. */
const running: { close(): Promise<void> }[] = [];

function closeAfterTest<Started extends { close(): Promise<void> }>(started: Started): Started {
  running.push(started);
  return started;
}

async function startProcess({ environment }: NotifyHarness): Promise<ServiceProcess> {
  const started = await startServiceProcess('notify', environment);
  closeAfterTest({ close: () => started.stop() });
  return started;
}

afterEach(async () => {
  for (const { close } of running.splice(0).reverse()) await close();
});

const messageIdOf = (mail: string) => `<${mail}.mail@shop.example>`;
const idsOf = ({ received }: TestSmtpServer) => received.map(({ messageId }) => messageId);

describe('the mail sender', () => {
  let smtp: TestSmtpServer;
  let notify: NotifyHarness;

  beforeAll(async () => {
    smtp = await startSmtpServer({ refused: [refusedAddress] });
    notify = await startNotifyHarness('sender', { SMTP_URL: smtp.url });
  });
  afterAll(async () => {
    await notify.close();
    await smtp.close();
  });

  const settled = (mail: string) =>
    eventually(async () => {
      const delivery = await notify.delivery(mail);
      expect(['SENT', 'FAILED', 'DROPPED']).toContain(delivery?.status);
      return delivery;
    });

  const welcome = (fields: Partial<MailContent>) => sampleContent('WELCOME', 'vi', fields);

  it('sends a requested mail with both parts, its link and its picture', async () => {
    const mail = await notify.requestMail({
      template: 'VERIFY_EMAIL',
      answer: sampleContent('VERIFY_EMAIL', 'vi', { to: 'ha@mail.example' }),
    });
    expect(await settled(mail)).toMatchObject({
      template: 'VERIFY_EMAIL',
      status: 'SENT',
      attempts: 1,
      lastError: null,
      nextAttemptAt: null,
      sentAt: expect.any(String) as string,
    });
    const sent = smtp.received.find(({ messageId }) => messageId === messageIdOf(mail));
    expect(sent).toMatchObject({ to: ['ha@mail.example'] });
    const source = sent?.source ?? '';
    expect(headerOf(source, 'from')).toBe('Goods Viet Goods <shop@shop.example>');
    expect(headerOf(source, 'to')).toBe('ha@mail.example');
    expect(headerOf(source, 'subject')).toMatch(/^=\?UTF-8\?/);
    expect(headerOf(source, 'auto-submitted')).toBe('auto-generated');
    for (const part of ['multipart/alternative', 'text/plain; charset=utf-8', 'text/html; charset=utf-8', 'image/png'])
      expect(source).toContain(`Content-Type: ${part}`);
  });

  it('sends a mail once if its request is published twice', async () => {
    const mail = await notify.requestMail();
    await settled(mail);
    await notify.requestMail({ mail });
    // Requests arrive in turn: a later one sent proves that the second was handled.
    await settled(await notify.requestMail());
    expect(idsOf(smtp).filter((id) => id === messageIdOf(mail))).toHaveLength(1);
  });

  it.each(['USER_WAS_DELETED', 'ACTION_NOT_ALLOWED'] as const)(
    'drops a mail for which identity returns %s',
    async (code) => {
      const user = newId();
      const mail = await notify.requestMail({ user, answer: code });
      expect(await settled(mail)).toMatchObject({
        status: 'DROPPED',
        attempts: 1,
        lastError: code,
        nextAttemptAt: null,
        user: code === 'USER_WAS_DELETED' ? null : user,
      });
      expect(idsOf(smtp)).not.toContain(messageIdOf(mail));
    },
  );

  it('gives up a mail that the server permanently refuses, and logs its reply without the address', async () => {
    const mail = await notify.requestMail({ answer: welcome({ to: refusedAddress }) });
    const delivery = await settled(mail);
    expect(delivery).toMatchObject({
      status: 'FAILED',
      attempts: 1,
      lastError: expect.stringMatching(/^EENVELOPE: 550 .*\(address\)/) as string,
    });
    expect(JSON.stringify(delivery)).not.toContain('nobody');
  });

  it.each([
    'junk,victim@mail.example',
    'x<victim@mail.example>',
    'victim@mail.example, other@mail.example',
    'victim@mail.example\r\nBcc: other@mail.example',
    '"a" <victim@mail.example>',
    'victim@mail.example@other.example',
  ])('sends nothing to the address %j', async (to) => {
    const mail = await notify.requestMail({ answer: welcome({ to }) });
    expect(await settled(mail)).toMatchObject({
      status: 'FAILED',
      attempts: 1,
      lastError: 'the address cannot be written to',
      nextAttemptAt: null,
    });
    expect(idsOf(smtp)).not.toContain(messageIdOf(mail));
  });

  it('retries while identity is unavailable', async () => {
    const mail = await notify.requestMail({ answer: 'SERVICE_UNAVAILABLE' });
    await eventually(async () =>
      expect(await notify.delivery(mail)).toMatchObject({
        status: 'WAITING',
        lastError: 'content: SERVICE_UNAVAILABLE',
        nextAttemptAt: expect.any(String) as string,
      }),
    );
    notify.identity.answers.set(mail, welcome({}));
    expect(await settled(mail)).toMatchObject({ status: 'SENT', lastError: null });
  });

  it('stores neither addresses nor names', async () => {
    const mail = await notify.requestMail({
      answer: welcome({ to: 'very.private@mail.example', displayName: 'Very Private' }),
    });
    await settled(mail);
    const { MONGODB_URI: uri, DATABASE_NAME: name } = notify.environment as Record<
      'MONGODB_URI' | 'DATABASE_NAME',
      string
    >;
    const connection = await connectDatabase({ uri, name, logger: createLogger({ name: 'test', level: 'error' }) });
    const collections = await connection.listCollections();
    const stored = await Promise.all(
      collections.map(({ name: collection }) => connection.collection(collection).find().toArray()),
    );
    await connection.close();
    expect(JSON.stringify(stored)).toContain(mail);
    expect(JSON.stringify(stored)).not.toMatch(/private|mail\.example/i);
  });

  it('removes the user from mails when the account is closed', async () => {
    const user = newId();
    const mail = await notify.requestMail({ user });
    expect(await settled(mail)).toMatchObject({ user });
    await notify.publishUserErased(user);
    await eventually(async () => expect(await notify.delivery(mail)).toMatchObject({ user: null, status: 'SENT' }));
  });
});

it('loses no mail while the mail server is down', async () => {
  const port = await reservePort();
  const notify = closeAfterTest(await startNotifyHarness('smtp-down', { SMTP_URL: `smtp://127.0.0.1:${port}` }));
  const mails = await Promise.all([1, 2, 3].map(() => notify.requestMail()));
  await eventually(async () => {
    for (const mail of mails)
      expect(await notify.delivery(mail)).toMatchObject({
        status: 'WAITING',
        lastError: expect.stringContaining('ECONNREFUSED') as string,
      });
  });
  const smtp = closeAfterTest(await startSmtpServer({ port }));
  await eventually(() => expect(idsOf(smtp).toSorted()).toEqual(mails.map(messageIdOf).toSorted()));
});

it('resends a mail with the same Message-ID when its process is killed before recording that it was sent', async () => {
  let killed: ServiceProcess | undefined;
  // The server has stored the mail when the process dies, so its reply is lost.
  const smtp = closeAfterTest(await startSmtpServer({ onMail: () => killed?.kill() }));
  const notify = closeAfterTest(await startNotifyHarness('killed', { SMTP_URL: smtp.url, SEND_TIMEOUT_SECONDS: '2' }));
  await notify.stop();
  killed = await startProcess(notify);
  const mail = await notify.requestMail();
  await eventually(() => expect(idsOf(smtp)).toEqual([messageIdOf(mail)]));
  await killed.kill();
  killed = undefined;

  const successor = await startProcess(notify);
  const client = createTestClient(() => successor.url, { keys: notify.keys });
  // The claim of the killed process has to expire first.
  await eventually(async () =>
    expect(await notify.delivery(mail, client)).toMatchObject({ status: 'SENT', attempts: 2 }),
  );
  expect(idsOf(smtp)).toEqual([messageIdOf(mail), messageIdOf(mail)]);
});

it('sends each mail once when two instances share the queue', async () => {
  const smtp = closeAfterTest(await startSmtpServer());
  const notify = closeAfterTest(await startNotifyHarness('two-instances', { SMTP_URL: smtp.url }));
  await startProcess(notify);
  const mails = await Promise.all(Array.from({ length: 40 }, () => notify.requestMail()));
  await eventually(async () =>
    expect(
      (await Promise.all(mails.map((mail) => notify.delivery(mail)))).every((delivery) => delivery?.status === 'SENT'),
    ).toBe(true),
  );
  expect(idsOf(smtp).toSorted()).toEqual(mails.map(messageIdOf).toSorted());
});
