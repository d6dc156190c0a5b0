import { createApi } from '@gvg/browser-kit';
import { assignPayment, listPaymentAccounts, recordPayment, takeBackReturn } from '@gvg/contracts/cart/http/payments';
import { httpPact, matchers } from '@gvg/testing/http-pact';
import { id, instant } from './shapes.ts';
import { codes, ids, states } from './states.ts';

const pact = httpPact({ consumer: 'mf-admin', provider: 'cart' });
const api = (baseUrl: string) => createApi({ baseUrl, locale: 'en', token: () => 'ADMIN' });
const { boolean, eachLike, integer, regex, string } = matchers;
const asStaff = { as: 'ADMIN' as const };

const code = (example: string) => regex(/^GVG\w{6}$/, example);
const payment = {
  _id: id,
  amount: integer(90_000),
  status: string('MATCHED'),
  allocations: eachLike({
    _id: id,
    kind: 'ORDER',
    code: code(codes.waiting),
    amount: integer(90_000),
    note: string(''),
    at: instant,
  }),
  unallocated: integer(0),
  revision: integer(2),
};

describe('contract of the payments page with cart', () => {
  it('records a transfer, from which the named order takes what it has due', async () => {
    const transfer = {
      account: '1234567890',
      amount: 200_000,
      bankReference: 'PACT-TRANSFER-2',
      content: `${codes.waiting} tien hang`,
      receivedAt: '2026-11-20T03:00:00.000Z',
      // Confirms the day, which is fixed and may look mistyped when the test runs.
      isDayConfirmed: true,
    };
    const named = {
      ...asStaff,
      body: transfer,
      description: 'a transfer that names an order',
      providerState: states.waiting,
      response: { _id: id, code: code(codes.waiting) },
    };
    expect(
      await pact.exchange(recordPayment, named, (origin) => api(origin).call('recordPayment', { body: transfer })),
    ).toMatchObject({ code: codes.waiting });

    const known = { ...transfer, bankReference: 'PACT-TRANSFER-1' };
    const refused = {
      ...asStaff,
      body: known,
      description: 'a transfer by a reference that is known',
      providerState: states.recorded,
      status: 409,
      response: { statusCode: 409, message: 'PAYMENT_WAS_EXISTED' },
    };
    await pact.exchange(recordPayment, refused, (origin) =>
      expect(api(origin).call('recordPayment', { body: known })).rejects.toMatchObject({ code: 'PAYMENT_WAS_EXISTED' }),
    );
  });

  it('lists the accounts that receive transfers', async () => {
    const listed = {
      ...asStaff,
      description: 'the accounts of the shop',
      response: {
        docs: eachLike({ account: string('1234567890'), bankName: string('Vietcombank'), isFormer: boolean(false) }),
      },
    };
    expect(
      await pact.exchange(listPaymentAccounts, listed, (origin) => api(origin).call('listPaymentAccounts', {})),
    ).toMatchObject({ docs: [{ isFormer: false }] });
  });

  it('reverses a return, unless there is none', async () => {
    const input = { params: { id: ids.payment, entry: '0'.repeat(24) }, body: { reason: 'ghi nhầm', revision: 1 } };
    const refused = {
      ...asStaff,
      ...input,
      description: 'a return that there is not is taken back',
      providerState: states.payment,
      status: 409,
      response: { statusCode: 409, message: 'PAYMENT_STATUS_CONFLICT' },
    };
    await pact.exchange(takeBackReturn, refused, (origin) =>
      expect(api(origin).call('takeBackReturn', input)).rejects.toMatchObject({ code: 'PAYMENT_STATUS_CONFLICT' }),
    );
  });

  it('allocates all or a part of the rest of a transfer to an order', async () => {
    const params = { id: ids.payment };
    const all = { params, body: { order: codes.waiting, revision: 1 } };
    const whole = {
      ...asStaff,
      ...all,
      description: 'a transfer is for an order',
      providerState: states.waitingAndPayment,
      response: { ...payment, unallocated: 0 },
    };
    await pact.exchange(assignPayment, whole, (origin) => api(origin).call('assignPayment', all));

    const some = { params, body: { ...all.body, amount: 50_000 } };
    const part = {
      ...asStaff,
      ...some,
      description: 'a part of a transfer is for an order',
      providerState: states.waitingAndPayment,
      response: { ...payment, unallocated: 40_000 },
    };
    expect(await pact.exchange(assignPayment, part, (origin) => api(origin).call('assignPayment', some))).toMatchObject(
      { unallocated: 40_000 },
    );
  });

  it('reads the error that an order has nothing due', async () => {
    const input = { params: { id: ids.payment }, body: { order: ids.order, revision: 1 } };
    const exchange = {
      ...asStaff,
      ...input,
      description: 'a transfer is for an order that has nothing due',
      providerState: states.orderAndPayment,
      status: 409,
      response: { statusCode: 409, message: 'ORDER_STATUS_CONFLICT' },
    };
    await pact.exchange(assignPayment, exchange, (origin) =>
      expect(api(origin).call('assignPayment', input)).rejects.toMatchObject({ code: 'ORDER_STATUS_CONFLICT' }),
    );
  });
});
