import { eventually } from '@gvg/testing/eventually';
import { getMailDelivery, listMailDeliveries, sendMailAgain } from '@gvg/contracts/notify/http/mail-deliveries';
import type { MailDelivery } from '@gvg/contracts/notify/http/mail-deliveries';
import type { ResponseBodyOf } from '@gvg/contracts/definitions/endpoint';
import type { Page } from '@gvg/contracts/definitions/paging';
import type { ErrorBody } from '@gvg/contracts/errors';
import { auditRecorded } from '@gvg/contracts/identity/events';
import { mailTemplates } from '@gvg/contracts/identity/mail-templates';
import { openPublisher } from '@gvg/service-kit/testing/event-publisher';
import { testEndpoints } from '@gvg/testing/endpoint-table';
import { newId, startNotifyHarness } from '../testing/notify-harness.ts';
import type { NotifyHarness } from '../testing/notify-harness.ts';
import { sampleContent, sampleLink } from '../templates/mail-contents.fixtures.ts';
import { startSmtpServer } from '../testing/smtp-server.fixtures.ts';
import type { TestSmtpServer } from '../testing/smtp-server.fixtures.ts';

type OpenedDelivery = ResponseBodyOf<typeof getMailDelivery>;

let smtp: TestSmtpServer;
let notify: NotifyHarness;
const anna = newId();

beforeAll(async () => {
  smtp = await startSmtpServer();
  notify = await startNotifyHarness('deliveries', { SMTP_URL: smtp.url });
  for (const template of ['WELCOME', 'VERIFY_EMAIL', 'NEW_SIGN_IN'] as const) {
    const mail = await notify.requestMail({ template, user: anna });
    await eventually(async () => expect(await notify.delivery(mail)).toMatchObject({ status: 'SENT' }));
  }
  const dropped = await notify.requestMail({ template: 'RESET_PASSWORD', answer: 'ACTION_NOT_ALLOWED' });
  await eventually(async () => expect(await notify.delivery(dropped)).toMatchObject({ status: 'DROPPED' }));
});

afterAll(async () => {
  await notify.close();
  await smtp.close();
});

const list = async (query: Record<string, unknown> = {}) =>
  (await notify.client.get<Page<MailDelivery>>('/v1/mail-deliveries', { as: 'ADMIN', query })).body;
const templatesOf = ({ docs }: Page<MailDelivery>) => docs.map(({ template }) => template);

test('lists deliveries newest first', async () => {
  expect(templatesOf(await list())).toEqual(['RESET_PASSWORD', 'NEW_SIGN_IN', 'VERIFY_EMAIL', 'WELCOME']);
});

test('lists deliveries oldest first on request', async () => {
  expect(templatesOf(await list({ sort: 'requestedAt' }))).toEqual(templatesOf(await list()).toReversed());
});

test('filters by user and status, and paginates', async () => {
  expect(templatesOf(await list({ user: anna }))).toEqual(['NEW_SIGN_IN', 'VERIFY_EMAIL', 'WELCOME']);
  expect(templatesOf(await list({ status: 'DROPPED' }))).toEqual(['RESET_PASSWORD']);
  expect(templatesOf(await list({ template: 'WELCOME' }))).toEqual(['WELCOME']);
  expect(await list({ user: anna, status: 'DROPPED' })).toMatchObject({ totalDocs: 0 });
  const second = await list({ limit: 1, page: 2 });
  expect(second).toMatchObject({ totalDocs: 4, totalPages: 4 });
  expect(templatesOf(second)).toEqual(['NEW_SIGN_IN']);
});

const open = (id: string, as: 'ADMIN' | 'SYSTEM_ADMIN' = 'ADMIN') =>
  notify.client.get<OpenedDelivery>(`/v1/mail-deliveries/${id}`, { as });
const sendAgain = (id: string, as: 'ADMIN' | 'SYSTEM_ADMIN' = 'ADMIN') =>
  notify.client.post<MailDelivery & ErrorBody>(`/v1/mail-deliveries/${id}/send-again`, { as });
const settled = (id: string) =>
  eventually(async () => {
    const delivery = await notify.delivery(id);
    expect(['SENT', 'FAILED', 'DROPPED']).toContain(delivery?.status);
    return delivery;
  });

describe('one delivery', () => {
  it('shows the content of the mail without code, link or address', async () => {
    for (const template of mailTemplates) {
      const mail = await notify.requestMail({ template, answer: sampleContent(template, 'vi') });
      await settled(mail);
      const { body } = await open(mail);
      expect(body).toMatchObject({ _id: mail, template, reason: null });
      expect(body.content?.text).toContain('Nguyễn Thu Hà');
      expect(JSON.stringify(body)).not.toMatch(/https?:|#code=|ha\.nguyen@/);
      expect(JSON.stringify(body)).not.toContain(sampleLink.split('#code=')[1]);
    }
  });

  it('shows and resends security mails to staff only for a SYSTEM_ADMIN', async () => {
    const mail = await notify.requestMail({
      template: 'RESET_PASSWORD',
      answer: sampleContent('RESET_PASSWORD', 'vi'),
    });
    notify.identity.mailsToStaff.add(mail);
    await settled(mail);
    expect((await open(mail)).body).toMatchObject({ _id: mail, content: null, reason: 'INVALID_ROLE' });
    expect((await open(mail, 'SYSTEM_ADMIN')).body.content).not.toBeNull();
    expect(await sendAgain(mail)).toMatchObject({ status: 403, body: { message: 'INVALID_ROLE' } });
    expect((await sendAgain(mail, 'SYSTEM_ADMIN')).status).toBe(200);
  });

  it('returns the reason if there is nothing left to show', async () => {
    const closed = await notify.requestMail({ template: 'WELCOME', answer: 'USER_WAS_DELETED' });
    await settled(closed);
    expect((await open(closed)).body).toMatchObject({ status: 'DROPPED', content: null, reason: 'USER_WAS_DELETED' });
    expect(await sendAgain(closed)).toMatchObject({ status: 410, body: { message: 'USER_WAS_DELETED' } });
    expect((await open('f'.repeat(24))).status).toBe(404);
  });
});

describe('a mail that is sent again', () => {
  it('is requested again with a new message id, and audited', async () => {
    const listener = await openPublisher(notify, 'listener');
    const published: unknown[] = [];
    await listener.bus.subscribe({
      name: 'audit',
      events: [auditRecorded],
      rebuild: async () => {},
      handle: (event) => void published.push(event),
    });
    const mail = await notify.requestMail({ template: 'RESET_PASSWORD' });
    await settled(mail);
    const before = notify.identity.requested.filter((id) => id === mail).length;
    expect(await sendAgain(mail)).toMatchObject({ status: 200, body: { status: 'WAITING', attempts: 0 } });
    expect(notify.identity.renewed).toContain(mail);
    expect(await settled(mail)).toMatchObject({ status: 'SENT', attempts: 1 });
    expect(notify.identity.requested.filter((id) => id === mail)).toHaveLength(before + 1);
    expect(smtp.received.map(({ messageId }) => messageId).filter((id) => id.includes(mail))).toEqual([
      `<${mail}.mail@shop.example>`,
      `<${mail}.1.mail@shop.example>`,
    ]);
    await eventually(() =>
      expect(published).toMatchObject([
        {
          data: {
            action: 'mail.send-again',
            subject: { type: 'mail', id: mail },
            before: { status: 'SENT' },
            after: { status: 'WAITING' },
          },
        },
      ]),
    );
    expect(JSON.stringify(published)).not.toMatch(/@|#code=/);
    await listener.close();
  });

  it('is sent once for two concurrent calls', async () => {
    const mail = await notify.requestMail({ template: 'RESET_PASSWORD' });
    await settled(mail);
    const answers = await Promise.all([sendAgain(mail), sendAgain(mail)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    await settled(mail);
  });
});

async function settledMail(): Promise<string> {
  const mail = await notify.requestMail({ template: 'WELCOME' });
  await settled(mail);
  return mail;
}

testEndpoints(
  [
    {
      endpoint: listMailDeliveries,
      validInput: () => ({ query: { user: anna, status: 'SENT', limit: 5, sort: 'requestedAt', count: 'exact' } }),
    },
    { endpoint: getMailDelivery, validInput: async () => ({ params: { id: await settledMail() } }) },
    { endpoint: sendMailAgain, validInput: async () => ({ params: { id: await settledMail() } }) },
  ],
  () => notify.client,
);
