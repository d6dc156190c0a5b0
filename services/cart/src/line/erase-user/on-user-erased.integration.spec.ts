import { Types } from 'mongoose';
import { addOutsideLine, addProductToCart, getMyCart } from '@gvg/contracts/cart/http/lines';
import type { OutsideLine } from '@gvg/contracts/cart/http/lines';
import { userErased } from '@gvg/contracts/identity/events';
import { removePicture } from '@gvg/contracts/upload/http/internal-pictures';
import { openPublisher } from '@gvg/service-kit/testing/event-publisher';
import type { EventPublisher } from '@gvg/service-kit/testing/event-publisher';
import { eventually } from '@gvg/testing/eventually';
import { startCartHarness } from '../../testing/cart-harness.ts';
import type { CartHarness } from '../../testing/cart-harness.ts';
import { newId } from '../../testing/products.fixtures.ts';
import { sampleEntry, sampleOrder } from '../../order/order.fixtures.ts';
import { storedLine } from '../../testing/stored-lines.fixtures.ts';

let shop: CartHarness;
let identity: EventPublisher;

beforeAll(async () => {
  shop = await startCartHarness('erase');
  identity = await openPublisher(shop, 'identity');
});
afterAll(async () => {
  await identity.close();
  await shop.close();
});

const nameIn = (url: string) => url.slice(url.lastIndexOf('/') + 1);

async function storeOrder(user: string, image: string, photo: string) {
  const at = shop.now();
  const line = {
    _id: newId(),
    name: { vi: 'Áo', en: '' },
    amount: 1,
    price: 400_000,
    fee: 20_000,
    weightGrams: 700,
    goodsType: 'NORMAL',
    status: 'READY',
  } as const;
  const _id = new Types.ObjectId();
  await shop.models.orders.create({
    _id,
    code: `GVG${_id.toHexString()}`,
    user,
    status: 'DELIVERED',
    lines: [
      {
        ...line,
        type: 'WITHOUT_SYSTEM',
        image,
        purchase: {
          actualPrice: 380_000,
          note: 'Hà dặn màu đỏ',
          by: newId(),
          at: at.toISOString(),
          arriveBy: at.toISOString(),
        },
      },
      { ...line, type: 'IN_SYSTEM', image: '/v1/file-manager/files/a.jpg' },
    ],
    cartLines: [],
    recipient: {
      fullName: 'Hà',
      phone: '+4915112345678',
      country: 'DE',
      region: '',
      city: 'Berlin',
      line: 'Hauptstraße 1',
      postcode: '10115',
    },
    note: 'Gọi trước',
    shipping: {
      country: 'DE',
      service: 'AIR',
      cost: newId(),
      transitDays: { min: 1, max: 2 },
      estimatedGrams: 700,
      estimatedFee: 100_000,
    },
    photos: [{ url: photo, kind: 'ARRIVAL', at }],
    ledger: [{ _id: new Types.ObjectId(), kind: 'GOODS', amount: 400_000, note: '', at }],
    unallocated: 0,
    due: 0,
    owed: 0,
    work: { notes: [{ _id: new Types.ObjectId(), text: 'Hà hay đổi ý', mentions: [], by: newId(), at }] },
    depositShare: 100,
    timeline: [{ status: 'DELIVERED', at, by: 'CUSTOMER', note: 'Cảm ơn' }],
    idempotency: { key: `${user}:${_id.toHexString()}`, bodyHash: 'x' },
    searchKeys: ['ha', '4915112345678', '15112345678'],
    revision: 1,
    createdAt: at,
    updatedAt: at,
  });
  return _id;
}

it('erases cart, quotes and pictures of a customer, and personal data in their orders', async () => {
  const [user, other] = [await shop.user(), await shop.user()];
  const product = shop.catalogue.makeProduct();
  const [image, ordered, photo] = Array.from({ length: 3 }, () => shop.upload.makePicture(user)) as [
    string,
    string,
    string,
  ];
  await other.post(addProductToCart.path, { product: product._id });
  await user.post(addProductToCart.path, { product: product._id });
  const { body: line } = await user.post<OutsideLine>(addOutsideLine.path, { name: 'Áo', images: [image] });
  const at = shop.now();
  const stored = await storedLine(shop.models, line._id);
  await shop.models.quotes.create({
    _id: new Types.ObjectId(),
    user: user.id,
    country: 'DE',
    note: 'Gấp',
    status: 'REQUESTED',
    lines: [stored],
    versions: [],
    answerBy: at,
    revision: 1,
    createdAt: at,
    updatedAt: at,
  });
  const order = await storeOrder(user.id, ordered, photo);

  await identity.publish({ contract: userErased, subjectId: user.id, revision: 2, data: { _id: user.id } });
  await eventually(async () => expect(await shop.models.quotes.countDocuments({ user: user.id })).toBe(0));
  expect(await shop.models.removedLines.countDocuments({ 'customer.id': user.id })).toBe(0);
  expect(await shop.models.carts.countDocuments({ 'customer.id': user.id })).toBe(0);
  const anonymous = await shop.models.orders.findById(order).orFail().lean();
  expect(anonymous).toMatchObject({
    revision: 2,
    recipient: { fullName: '', phone: '', country: 'DE', city: '', line: '', postcode: '' },
    note: '',
    photos: [],
    lines: [{ price: 400_000 }, { image: '/v1/file-manager/files/a.jpg' }],
    ledger: [{ amount: 400_000 }],
    timeline: [{ note: '' }],
    work: { notes: [] },
  });
  expect(anonymous.searchKeys.join(' ')).not.toMatch(/\bha\b|15112345678/);
  expect(anonymous.lines[0]).not.toHaveProperty('image');
  expect(anonymous.lines[0]?.purchase).toMatchObject({ actualPrice: 380_000 });
  expect(anonymous.lines[0]?.purchase).not.toHaveProperty('note');
  expect(
    shop.upload
      .requestsTo(removePicture)
      .map(({ params }) => params.name)
      .sort(),
  ).toEqual([image, ordered, photo].map(nameIn).sort());
  expect((await other.get<{ totalAmount: number }>(getMyCart.path)).body.totalAmount).toBe(1);
});

describe('the owed amount of a closed account', () => {
  let references = 0;
  /** A cancelled order with a credit of 200,000đ, and a later transfer of 5,000đ. */
  async function owingOrder(user: string) {
    const staff = await shop.user({ roles: ['ADMIN'] });
    const order = sampleOrder({
      user,
      status: 'CANCELLED',
      ledger: [sampleEntry({ kind: 'GOODS', amount: 200_000 }), sampleEntry({ kind: 'PAYMENT', amount: 200_000 })],
    });
    await shop.models.orders.insertMany([order]);
    const transfer = {
      account: '1234567890',
      amount: 5_000,
      bankReference: `ERASE${(references += 1)}`,
      receivedAt: shop.now().toISOString(),
      content: order.code,
    };
    const { body: payment } = await staff.post<{ _id: string; status: string }>('/v1/payments', transfer);
    const read = async () => ({
      order: await shop.models.orders.findById(order._id).orFail().lean(),
      payment: await shop.models.payments.findById(payment._id).orFail().lean(),
    });
    return { read, staff };
  }
  const owedOf = async (user: string) =>
    (await shop.internal.get<{ owed: number }>(`/internal/users/${user}/open-orders`)).body.owed;
  const close = (user: string, data: { forfeitsCredit?: boolean }) =>
    identity.publish({ contract: userErased, subjectId: user, revision: 2, data: { _id: user, ...data } });

  it('is forfeited when the customer waives it', async () => {
    const user = newId();
    const { read } = await owingOrder(user);
    expect([await owedOf(user), (await read()).payment.status]).toEqual([205_000, 'ORDER_CANCELLED']);
    await close(user, { forfeitsCredit: true });
    await eventually(async () => expect((await read()).order.owed).toBe(0));
    const { order, payment } = await read();
    expect(order).toMatchObject({
      status: 'CANCELLED',
      unallocated: 0,
      ledger: [{}, {}, { kind: 'PAYMENT', amount: 5_000 }, { kind: 'FORFEITED', amount: -205_000 }],
    });
    expect(payment).toMatchObject({
      status: 'MATCHED',
      allocations: [{ kind: 'ORDER', amount: 5_000, order: order._id }],
    });
  });

  it('remains when the customer does not waive it', async () => {
    const user = newId();
    const { read } = await owingOrder(user);
    await close(user, {});
    await eventually(async () => expect((await read()).order.recipient.fullName).toBe(''));
    expect([(await read()).order.owed, (await read()).payment.status]).toEqual([205_000, 'ORDER_CANCELLED']);
  });
});
