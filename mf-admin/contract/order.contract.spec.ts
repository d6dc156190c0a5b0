import { createApi } from '@gvg/browser-kit';
import {
  addOrderPhotos,
  correctShipment,
  reduceOrder,
  refundOrder,
  setOrderLineStatus,
  takeBackRefund,
} from '@gvg/contracts/cart/http/orders';
import { httpPact, matchers } from '@gvg/testing/http-pact';
import { id, instant, order } from './shapes.ts';
import { codes, ids, orderPhoto, states } from './states.ts';

const pact = httpPact({ consumer: 'mf-admin', provider: 'cart' });
const api = (baseUrl: string) => createApi({ baseUrl, locale: 'en', token: () => 'ADMIN' });
const { eachLike, integer, string } = matchers;
const asStaff = { as: 'ADMIN' as const };

describe('contract of the order page with cart', () => {
  it('marks a line as arrived, or as unavailable', async () => {
    const params = { id: codes.bought, line: ids.lineToBuy };
    const arrival = { params, body: { status: 'READY' as const, note: '', revision: 1 } };
    const arrived = {
      ...asStaff,
      ...arrival,
      description: 'the last line of an order has arrived',
      providerState: states.bought,
      response: { ...order, status: 'AT_WAREHOUSE', lines: eachLike({ _id: id, status: 'READY' }) },
    };
    expect(
      await pact.exchange(setOrderLineStatus, arrived, (origin) => api(origin).call('setOrderLineStatus', arrival)),
    ).toMatchObject({ status: 'AT_WAREHOUSE' });

    const refusal = { params, body: { status: 'CANCELLED' as const, note: 'Shop hết hàng', revision: 1 } };
    const cancelled = {
      ...asStaff,
      ...refusal,
      description: 'the last line of an order cannot be bought',
      providerState: states.bought,
      response: {
        ...order,
        status: 'CANCELLED',
        totals: { due: integer(0), credit: integer(525_000) },
        lines: eachLike({ _id: id, status: 'CANCELLED' }),
      },
    };
    expect(
      await pact.exchange(setOrderLineStatus, cancelled, (origin) => api(origin).call('setOrderLineStatus', refusal)),
    ).toMatchObject({ status: 'CANCELLED' });
  });

  it('adds photos of the arrival', async () => {
    const input = { params: { id: codes.photographed }, body: { kind: 'ARRIVAL' as const, images: [orderPhoto] } };
    const exchange = {
      ...asStaff,
      ...input,
      description: 'a photo of goods that have arrived',
      providerState: states.photographed,
      response: {
        ...order,
        photos: eachLike({ kind: 'ARRIVAL', signedUrl: string(`${orderPhoto}?e=1&s=1`), at: instant }),
      },
    };
    expect(
      await pact.exchange(addOrderPhotos, exchange, (origin) => api(origin).call('addOrderPhotos', input)),
    ).toMatchObject({ photos: [{ kind: 'ARRIVAL' }] });
  });

  it('records a refund with a new reference', async () => {
    const idempotencyKey = '8d6bb2c4-7a53-4b7e-9d52-0f6f1f1f7a01';
    const params = { id: codes.cancelled };
    const refund = { params, body: { idempotencyKey, amount: 200_000, bankReference: 'PACT-REFUND-2', note: '' } };
    const refunded = {
      ...asStaff,
      ...refund,
      description: 'the whole credit of an order was paid back',
      providerState: states.cancelled,
      response: { ...order, status: 'REFUNDED', totals: { due: 0, credit: 0 } },
    };
    expect(
      await pact.exchange(refundOrder, refunded, (origin) => api(origin).call('refundOrder', refund)),
    ).toMatchObject({ status: 'REFUNDED' });

    const known = { params, body: { ...refund.body, bankReference: 'PACT-REFUND-1' } };
    const refused = {
      ...asStaff,
      ...known,
      description: 'a refund by a reference that is known',
      providerState: states.refunded,
      status: 409,
      response: { statusCode: 409, message: 'PAYMENT_WAS_EXISTED' },
    };
    await pact.exchange(refundOrder, refused, (origin) =>
      expect(api(origin).call('refundOrder', known)).rejects.toMatchObject({ code: 'PAYMENT_WAS_EXISTED' }),
    );
  });

  it('reverses a refund, unless there is none', async () => {
    const input = { params: { id: codes.cancelled, entry: '0'.repeat(24) }, body: { reason: 'ghi nhầm', revision: 1 } };
    const refused = {
      ...asStaff,
      ...input,
      description: 'a refund that there is not is taken back',
      providerState: states.cancelled,
      status: 409,
      response: { statusCode: 409, message: 'ORDER_STATUS_CONFLICT' },
    };
    await pact.exchange(takeBackRefund, refused, (origin) =>
      expect(api(origin).call('takeBackRefund', input)).rejects.toMatchObject({ code: 'ORDER_STATUS_CONFLICT' }),
    );
  });

  it('reduces the charge of a packed order and corrects a shipment, in no other status', async () => {
    const params = { id: codes.cancelled };
    const refused = { ...asStaff, providerState: states.cancelled, status: 409 };
    const response = { statusCode: 409, message: 'ORDER_STATUS_CONFLICT' } as const;
    const conflict = { code: 'ORDER_STATUS_CONFLICT' };
    const reduction = { params, body: { amount: 1_000, reason: 'vỡ', revision: 1 } };
    await pact.exchange(
      reduceOrder,
      { ...refused, ...reduction, description: 'something is taken off an order that is not packed', response },
      (origin) => expect(api(origin).call('reduceOrder', reduction)).rejects.toMatchObject(conflict),
    );
    const shipment = { params, body: { carrier: 'EMS', trackingCode: 'EB123456789VN', revision: 1 } };
    await pact.exchange(
      correctShipment,
      {
        ...refused,
        ...shipment,
        description: 'the shipment of an order that is not on its way is corrected',
        response,
      },
      (origin) => expect(api(origin).call('correctShipment', shipment)).rejects.toMatchObject(conflict),
    );
  });
});
