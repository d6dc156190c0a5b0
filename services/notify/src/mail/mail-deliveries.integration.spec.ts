import { eventually } from '@gvg/testing/eventually';
import { listMailDeliveries } from '@gvg/contracts/notify/http/mail-deliveries';
import type { MailDelivery } from '@gvg/contracts/notify/http/mail-deliveries';
import type { Page } from '@gvg/contracts/definitions/paging';
import { testEndpoints } from '@gvg/testing/endpoint-table';
import { newId, startNotifyHarness } from '../testing/notify-harness.ts';
import type { NotifyHarness } from '../testing/notify-harness.ts';
import { startSmtpServer } from '../testing/smtp-server.fixtures.ts';
import type { TestSmtpServer } from '../testing/smtp-server.fixtures.ts';

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

test('lists deliveries oldest first where that is asked for', async () => {
  expect(templatesOf(await list({ sort: 'requestedAt' }))).toEqual(templatesOf(await list()).toReversed());
});

test('filters by user and status, and paginates', async () => {
  expect(templatesOf(await list({ user: anna }))).toEqual(['NEW_SIGN_IN', 'VERIFY_EMAIL', 'WELCOME']);
  expect(templatesOf(await list({ status: 'DROPPED' }))).toEqual(['RESET_PASSWORD']);
  expect(await list({ user: anna, status: 'DROPPED' })).toMatchObject({ totalDocs: 0 });
  const second = await list({ limit: 1, page: 2 });
  expect(second).toMatchObject({ totalDocs: 4, totalPages: 4 });
  expect(templatesOf(second)).toEqual(['NEW_SIGN_IN']);
});

testEndpoints(
  [
    {
      endpoint: listMailDeliveries,
      validInput: () => ({ query: { user: anna, status: 'SENT', limit: 5, sort: 'requestedAt', count: 'exact' } }),
    },
  ],
  () => notify.client,
);
