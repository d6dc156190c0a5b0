import { randomBytes } from 'node:crypto';
import { orderDelivered } from '@gvg/contracts/cart/events';
import { userErased } from '@gvg/contracts/identity/events';
import type { Product } from '@gvg/contracts/catalogue/http/products';
import type { ListedRating, Rating } from '@gvg/contracts/catalogue/http/ratings';
import type { Page } from '@gvg/contracts/definitions/paging';
import { eventually } from '@gvg/testing/eventually';
import { startCatalogueHarness } from '../testing/catalogue-harness.ts';
import type { CatalogueHarness } from '../testing/catalogue-harness.ts';
import { openPublisher } from '@gvg/service-kit/testing/event-publisher';
import type { EventPublisher } from '@gvg/service-kit/testing/event-publisher';

let shop: CatalogueHarness;
let cart: EventPublisher;

beforeAll(async () => {
  shop = await startCatalogueHarness('ratings');
  cart = await openPublisher(shop, 'cart');
});

afterAll(async () => {
  await cart.close();
  await shop.close();
});

const newId = () => randomBytes(12).toString('hex');
const productOf = async (id: string) => (await shop.client.get<Product>(`/v1/products/${id}`, { as: 'ADMIN' })).body;
const shownOf = async (id: string, query = {}) =>
  (await shop.client.get<Page<Rating>>(`/v1/users-rating/product/${id}`, { query })).body;

async function rate(product: string, user: string, body: object) {
  const headers = { authorization: `Bearer ${await shop.keys.mint({ sub: user })}` };
  return shop.client.put<Rating>(`/v1/users-rating/${product}`, { headers, body });
}

async function deliver(user: string, lines: { product?: string; amount: number }[]): Promise<void> {
  const order = newId();
  await cart.publish({
    contract: orderDelivered,
    subjectId: order,
    revision: 5,
    data: { _id: order, code: 'GVG7K3F2Q', user, lines, deliveredAt: new Date().toISOString() },
  });
}

async function deliveredTo(user: string): Promise<Product> {
  const product = await shop.makeProduct();
  await deliver(user, [{ product: product._id, amount: 1 }]);
  await eventually(async () => expect((await productOf(product._id)).sold).toBe(1));
  return product;
}

it('rejects a rating until the product was delivered to the user', async () => {
  const product = await shop.makeProduct();
  const buyer = newId();
  expect(await rate(product._id, buyer, { stars: 5 })).toMatchObject({
    status: 403,
    body: { message: 'ACTION_NOT_ALLOWED' },
  });
  await deliver(buyer, [{ product: product._id, amount: 2 }, { amount: 1 }, { product: product._id, amount: 1 }]);
  await eventually(async () => expect((await rate(product._id, buyer, { stars: 5 })).status).toBe(200));
  expect((await productOf(product._id)).sold).toBe(3);
  expect(await rate(product._id, newId(), { stars: 1 })).toMatchObject({
    status: 403,
    body: { message: 'ACTION_NOT_ALLOWED' },
  });
});

it('counts an order once when its event is delivered again', async () => {
  const product = await shop.makeProduct();
  const order = newId();
  const delivered = {
    contract: orderDelivered,
    subjectId: order,
    revision: 5,
    data: {
      _id: order,
      code: 'GVG1',
      user: newId(),
      lines: [{ product: product._id, amount: 4 }],
      deliveredAt: new Date().toISOString(),
    },
  };
  const event = await cart.publish(delivered);
  await eventually(async () => expect((await productOf(product._id)).sold).toBe(4));
  await cart.republish(event);
  await deliver(newId(), [{ product: product._id, amount: 1 }]);
  await eventually(async () => expect((await productOf(product._id)).sold).toBe(5));
});

it('updates the product’s totals when a rating is created, edited, hidden and shown', async () => {
  const [first, second] = [newId(), newId()];
  const product = await deliveredTo(first);
  await deliver(second, [{ product: product._id, amount: 1 }]);
  await eventually(async () => expect((await productOf(product._id)).sold).toBe(2));
  const figures = async () => {
    const { ratingAverage, ratingCount } = await productOf(product._id);
    return [ratingAverage, ratingCount];
  };

  const rated = await rate(product._id, first, { stars: 5, comment: 'Rất giòn' });
  expect(rated.body).toMatchObject({
    stars: 5,
    comment: 'Rất giòn',
    images: [],
    isHidden: false,
    revision: 1,
    user: first,
    product: product._id,
  });
  await rate(product._id, second, { stars: 2 });
  expect(await figures()).toEqual([3.5, 2]);

  expect((await rate(product._id, second, { stars: 3, comment: 'Tạm được' })).body).toMatchObject({
    stars: 3,
    revision: 2,
  });
  expect(await figures()).toEqual([4, 2]);

  const hide = (isHidden: boolean) =>
    shop.client.put<Rating>(`/v1/users-rating/status/${rated.body._id}`, { as: 'ADMIN', body: { isHidden } });
  expect((await hide(true)).body).toMatchObject({ isHidden: true, revision: 2 });
  expect(await figures()).toEqual([3, 1]);
  expect((await shownOf(product._id)).docs.map(({ user }) => user)).toEqual([second]);

  await rate(product._id, first, { stars: 1 });
  expect(await figures()).toEqual([3, 1]);
  await hide(false);
  expect(await figures()).toEqual([2, 2]);
  expect((await shownOf(product._id, { stars: 1 })).totalDocs).toBe(1);

  const listed = (
    await shop.client.get<Page<Rating>>('/v1/users-rating', {
      as: 'ADMIN',
      query: { product: product._id, hidden: 'false', stars: 3 },
    })
  ).body;
  expect(listed.docs.map(({ user }) => user)).toEqual([second]);
  const ofFirst = await shop.client.get<Page<ListedRating>>('/v1/users-rating', {
    as: 'ADMIN',
    query: { user: first },
  });
  expect(ofFirst.body.docs).toMatchObject([
    { user: first, product: product._id, productName: product.name, productImage: product.images[0] },
  ]);
  const sorted = async (sort: string) =>
    (
      await shop.client.get<Page<Rating>>('/v1/users-rating', { as: 'ADMIN', query: { product: product._id, sort } })
    ).body.docs.map(({ user }) => user);
  expect(await sorted('stars')).toEqual([first, second]);
  expect(await sorted('-stars')).toEqual([second, first]);
});

it('shows a user only their own rating, even while it is hidden', async () => {
  const user = newId();
  const product = await deliveredTo(user);
  const own = async (id: string) => {
    const headers = { authorization: `Bearer ${await shop.keys.mint({ sub: id })}` };
    return (
      await shop.client.get<{ rating: Rating | null }>('/v1/users-rating/me', {
        headers,
        query: { product: product._id },
      })
    ).body;
  };
  expect(await own(user)).toEqual({ rating: null });
  const { body: rated } = await rate(product._id, user, { stars: 4, comment: 'Ngon' });
  expect(await own(user)).toEqual({ rating: rated });
  await shop.client.put(`/v1/users-rating/status/${rated._id}`, { as: 'ADMIN', body: { isHidden: true } });
  expect(await own(user)).toMatchObject({ rating: { stars: 4, isHidden: true } });
  expect(await own(newId())).toEqual({ rating: null });
});

it('stores one rating per user and product under concurrent requests', async () => {
  const user = newId();
  const product = await deliveredTo(user);
  const responses = await Promise.all([1, 2, 3, 4].map((stars) => rate(product._id, user, { stars })));
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const { docs } = await shownOf(product._id);
  expect(docs).toHaveLength(1);
  expect(await productOf(product._id)).toMatchObject({ ratingCount: 1, ratingAverage: docs[0]?.stars });
});

it('rejects an outdated revision, an unknown and a removed product', async () => {
  const user = newId();
  const product = await deliveredTo(user);
  await rate(product._id, user, { stars: 4 });
  await rate(product._id, user, { stars: 5, revision: 1 });
  expect(await rate(product._id, user, { stars: 1, revision: 1 })).toMatchObject({
    status: 409,
    body: { message: 'VERSION_CONFLICT', current: { stars: 5, revision: 2 } },
  });
  expect(await rate(newId(), user, { stars: 4 })).toMatchObject({
    status: 404,
    body: { message: 'PRODUCT_NOT_FOUND' },
  });
  await shop.client.put(`/v1/products/status/${product._id}`, { as: 'ADMIN', body: { isDeleted: true } });
  expect(await rate(product._id, user, { stars: 4 })).toMatchObject({
    status: 410,
    body: { message: 'PRODUCT_WAS_DELETED' },
  });
});

describe('when an account is closed', () => {
  it('erases comment and pictures, keeps the stars, and allows no further rating', async () => {
    const identity = await openPublisher(shop, 'identity');
    const [leaver, stayer] = [newId(), newId()];
    const product = await deliveredTo(leaver);
    await deliver(stayer, [{ product: product._id, amount: 1 }]);
    await eventually(async () => expect((await productOf(product._id)).sold).toBe(2));
    const images = ['/v1/file-manager/files/0123456789012345678901234567890123456789.jpg'];
    await rate(product._id, leaver, { stars: 4, comment: 'Tôi là An, gọi 0912345678', images });
    await rate(product._id, stayer, { stars: 2, comment: 'Được', images });

    await identity.publish({ contract: userErased, subjectId: leaver, revision: 2, data: { _id: leaver } });
    await eventually(async () =>
      expect((await shownOf(product._id)).docs.find(({ user }) => user === leaver)).toMatchObject({
        stars: 4,
        comment: '',
        images: [],
        revision: 2,
      }),
    );
    expect((await shownOf(product._id)).docs.find(({ user }) => user === stayer)).toMatchObject({
      comment: 'Được',
      images,
    });
    const { ratingAverage, ratingCount } = await productOf(product._id);
    expect([ratingAverage, ratingCount]).toEqual([3, 2]);
    expect(await rate(product._id, leaver, { stars: 1 })).toMatchObject({
      status: 403,
      body: { message: 'ACTION_NOT_ALLOWED' },
    });
    await identity.close();
  });
});
