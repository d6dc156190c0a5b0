import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { importPayments, previewPaymentImport } from '@gvg/contracts/cart/http/payment-imports';
import type { Payment } from '@gvg/contracts/cart/http/payments';
import type { CartSettings } from '@gvg/contracts/cart/http/settings';
import type { ResponseBodyOf } from '@gvg/contracts/definitions/endpoint';
import type { ErrorBody } from '@gvg/contracts/errors';
import { auditRecorded } from '@gvg/contracts/identity/events';
import { addDays, startOfVietnamDay, vietnamDayOf } from '@gvg/contracts/values/vietnam-day';
import { collectEvents } from '@gvg/service-kit/testing/published-events';
import type { EventCollector } from '@gvg/service-kit/testing/published-events';
import { eventually } from '@gvg/testing/eventually';
import type { TestCustomer } from '@gvg/testing/test-customers';
import { startCartHarness } from '../testing/cart-harness.ts';
import type { CartHarness } from '../testing/cart-harness.ts';

let shop: CartHarness;
let staff: TestCustomer;
let system: TestCustomer;
let audits: EventCollector;

beforeAll(async () => {
  shop = await startCartHarness('references');
  [staff, system] = [
    await shop.user({ roles: ['USER', 'ADMIN'] }),
    await shop.user({ roles: ['USER', 'ADMIN', 'SYSTEM_ADMIN'] }),
  ];
  audits = await collectEvents(shop, [auditRecorded]);
});
afterAll(async () => {
  await audits.close();
  await shop.close();
});

const account = '1234567890';
const today = vietnamDayOf(new Date());
const dayBefore = (days: number) => addDays(today, -days);
const noonOf = (day: string) => new Date(startOfVietnamDay(day).getTime() + 12 * 3_600_000).toISOString();
let references = 0;
const newReference = () => `FT${(references += 1)}`;

const transfer = (fields: object = {}) => ({
  account,
  amount: 100_000,
  bankReference: newReference(),
  receivedAt: noonOf(dayBefore(9)),
  content: '',
  ...fields,
});
type Answer = Payment & Omit<ErrorBody, 'current'> & { current?: Payment };
const record = (fields: object = {}) => staff.post<Answer>('/v1/payments', transfer(fields));
const possibleDuplicate = {
  status: 409,
  body: { message: 'PAYMENT_WAS_EXISTED', details: [{ path: 'bankReference', code: 'POSSIBLE_DUPLICATE' }] },
};

const bankDay = (day: string) => day.split('-').toReversed().join('/');
type Row = readonly [reference: string, credit: string, day?: string];
const csvOf = (rows: readonly Row[]) =>
  [
    'Ngày giao dịch,Diễn giải,Số bút toán,Nợ,Có',
    ...rows.map(([reference, credit, day = dayBefore(9)]) => `${bankDay(day)},x,${reference},,"${credit}"`),
  ].join('\n');
const sent = (csv: string, fields: object = {}) => ({ account, bank: 'TECHCOMBANK', csv, ...fields });
const send = (csv: string, fields: object = {}) =>
  staff.post<ResponseBodyOf<typeof importPayments>>('/v1/payments/import', sent(csv, fields));
const preview = async (csv: string) =>
  (await staff.post<ResponseBodyOf<typeof previewPaymentImport>>('/v1/payments/import/preview', sent(csv))).body;

describe('a recorded reference', () => {
  it.each([0, 1, 3])('is the same transfer with the same amount %s days apart', async (days) => {
    const { bankReference } = (await record()).body;
    for (const day of [dayBefore(9 - days), dayBefore(9 + days)]) {
      const again = await record({ bankReference, receivedAt: noonOf(day), isAnotherTransfer: true });
      expect(again).toMatchObject({ status: 409, body: { message: 'PAYMENT_WAS_EXISTED' } });
      expect(again.body.details).toBeUndefined();
    }
  });

  it.each([
    ['another amount', { amount: 100_001 }],
    ['a day more than three days later', { receivedAt: noonOf(dayBefore(5)) }],
    ['a day more than three days earlier', { receivedAt: noonOf(dayBefore(13)) }],
  ])('shows a transfer with %s next to the first, and records it only when staff confirms it', async (_name, other) => {
    const first = (await record()).body;
    const { bankReference } = first;
    const asked = await record({ bankReference, ...other });
    expect(asked).toMatchObject(possibleDuplicate);
    expect(asked.body.current).toMatchObject({ _id: first._id, amount: 100_000 });
    expect(await shop.models.payments.countDocuments({ bankReference })).toBe(1);

    const second = await record({ bankReference, ...other, isAnotherTransfer: true });
    expect(second).toMatchObject({ status: 201, body: { bankReference, twin: first._id } });
    await eventually(() =>
      expect(audits.published.map(({ data }) => auditRecorded.data.parse(data))).toContainEqual(
        expect.objectContaining({
          action: 'payment.record',
          after: expect.objectContaining({ _id: second.body._id, twin: first._id }),
        }),
      ),
    );
    expect((await record({ bankReference, ...other, isAnotherTransfer: true })).status).toBe(409);
  });

  it('matches one whose trailing zeros a spreadsheet cut off', async () => {
    await record({ bankReference: '5243.59370' });
    await record({ bankReference: '5243.7' });
    for (const bankReference of ['5243.5937', '5243.70'])
      expect(await record({ bankReference })).toMatchObject({
        status: 409,
        body: { message: 'PAYMENT_WAS_EXISTED', details: [{ code: 'LONG_NUMBER' }], current: { amount: 100_000 } },
      });
    expect((await record({ bankReference: '5243.5937', amount: 7_000 })).status).toBe(201);
  });

  it('is free once its transfer was corrected to 0', async () => {
    const { _id, bankReference } = (await record()).body;
    await staff.put(`/v1/payments/${_id}/correct`, { amount: 0, note: 'Gõ nhầm' });
    expect((await record({ bankReference, amount: 5_000 })).status).toBe(201);
  });
});

it('is rejected when a spreadsheet wrote it as a power of ten', async () => {
  expect(await record({ bankReference: '1.23457E+11' })).toMatchObject({
    status: 400,
    body: { details: [{ path: 'bankReference', code: 'LONG_NUMBER' }] },
  });
});

describe('rows of a statement', () => {
  it('are marked as known, or shown next to the transfer with their reference', async () => {
    const [same, other, late, fresh] = [newReference(), newReference(), newReference(), newReference()];
    for (const bankReference of [same, other, late]) await record({ bankReference });
    const csv = csvOf([
      [same, '100,000', dayBefore(7)],
      [other, '1,000,000'],
      [late, '100,000', dayBefore(2)],
      [fresh, '5,000'],
      [fresh, '5,000'],
      [fresh, '6,000'],
    ]);
    const { transfers } = await preview(csv);
    expect(transfers.map(({ row, isKnown, twin }) => [row, isKnown, twin?.amount])).toEqual([
      [2, true, undefined],
      [3, false, 100_000],
      [4, false, 100_000],
      [5, false, undefined],
      [6, true, undefined],
      [7, false, 5_000],
    ]);
    const { body } = await send(csv, { otherTransfers: [4] });
    expect(body.recorded.map(({ bankReference, amount }) => [bankReference, amount])).toEqual([
      [late, 100_000],
      [fresh, 5_000],
    ]);
    expect(body.known).toBe(2);
    expect(body.refused).toEqual([
      { row: 3, reason: 'POSSIBLE_DUPLICATE' },
      { row: 7, reason: 'POSSIBLE_DUPLICATE' },
    ]);
    expect((await send(csv, { otherTransfers: [3, 4, 7] })).body).toMatchObject({ known: 4, refused: [] });
    expect((await send(csv)).body).toMatchObject({ recorded: [], known: 6, refused: [] });
  });

  it('are reported when a spreadsheet rewrote their reference', async () => {
    await record({ bankReference: '6243.59370' });
    const csv = csvOf([
      ['6243.5937', '100,000'],
      ['1.23457E+11', '5,000'],
    ]);
    expect((await preview(csv)).transfers).toMatchObject([
      { twin: { bankReference: '6243.59370', isRewritten: true } },
    ]);
    expect((await send(csv)).body).toMatchObject({
      recorded: [],
      refused: [
        { row: 2, reason: 'LONG_NUMBER' },
        { row: 3, reason: 'LONG_NUMBER' },
      ],
    });
  });

  it('are read from the bank’s file in its encoding', async () => {
    const file = readFileSync(path.join(import.meta.dirname, 'import-payments/statements/tcb-utf16le.txt'));
    const { body } = await staff.post<ResponseBodyOf<typeof importPayments>>('/v1/payments/import', {
      ...{ account, bank: 'TECHCOMBANK', isDayConfirmed: true },
      file: file.toString('base64'),
    });
    expect(body.recorded).toMatchObject([{ bankReference: 'FT26324001', content: 'CODE1 chuyen tien' }]);
    const both = { account, bank: 'TECHCOMBANK', file: 'aaaa', csv: 'a' };
    expect((await staff.post('/v1/payments/import', both)).status).toBe(400);
  });

  it('are rejected with the name of the missing column', async () => {
    expect(await send('Ngày giao dịch,Số bút toán,Nợ,Có')).toMatchObject({
      status: 400,
      body: {
        details: [
          {
            path: 'csv',
            code: 'COLUMN_MISSING',
            message: 'The file has no column “Diễn giải”. Please download the statement of Techcombank as it is (CSV).',
          },
        ],
      },
    });
  });
});

describe('a bank’s day', () => {
  const notConfirmed = { status: 400, body: { details: [{ path: 'receivedAt', code: 'DAY_NOT_CONFIRMED' }] } };

  it('needs confirmation when it is after tomorrow or more than a year ago', async () => {
    for (const day of [addDays(today, 2), dayBefore(367)]) {
      expect(await record({ receivedAt: noonOf(day) })).toMatchObject(notConfirmed);
      expect(await record({ receivedAt: noonOf(day), isDayConfirmed: true })).toMatchObject({
        status: 201,
        body: { isDayConfirmed: true },
      });
    }
    for (const day of [addDays(today, 1), dayBefore(364)])
      expect((await record({ receivedAt: noonOf(day) })).status).toBe(201);
  });

  it('is confirmed for a whole statement', async () => {
    const csv = csvOf([
      [newReference(), '5,000', dayBefore(400)],
      [newReference(), '6,000', dayBefore(2)],
    ]);
    expect((await preview(csv)).transfers.map(({ isDayDoubtful }) => isDayDoubtful)).toEqual([true, false]);
    expect((await send(csv)).body).toMatchObject({
      recorded: [{ amount: 6_000 }],
      refused: [{ row: 2, reason: 'DAY_NOT_CONFIRMED' }],
    });
    expect((await send(csv, { isDayConfirmed: true })).body).toMatchObject({ recorded: [{ amount: 5_000 }], known: 1 });
  });
});

it('accepts and marks transfers to a former account, and rejects those to others', async () => {
  const { revision, updatedAt, defaults, changes, ...settings } = (await system.get<CartSettings>('/v1/settings/cart'))
    .body;
  const bankAccounts = [{ bankName: 'ACB', bin: '970416', account: '5566778899', holder: 'CUA HANG' }];
  expect((await system.put('/v1/settings/cart', { ...settings, bankAccounts })).status).toBe(200);
  expect(await record()).toMatchObject({ status: 201, body: { isFormerAccount: true } });
  expect((await send(csvOf([[newReference(), '5,000']]))).body).toMatchObject({
    recorded: [{ isFormerAccount: true }],
  });
  expect((await record({ account: '5566778899' })).body.isFormerAccount).toBeUndefined();
  expect(await record({ account: '9999999999' })).toMatchObject({
    status: 400,
    body: { details: [{ path: 'account', code: 'INVALID_VALUE' }] },
  });
});
