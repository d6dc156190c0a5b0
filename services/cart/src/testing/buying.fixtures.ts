import { randomUUID } from 'node:crypto';
import { Types } from 'mongoose';
import type { Order } from '@gvg/contracts/cart/http/order-schema';
import type { Quote } from '@gvg/contracts/cart/http/quotes';
import { linkKey, productKey } from '../line/line-key.ts';
import type { StoredLine } from '../line/stored-line.ts';
import type { CartHarness } from './cart-harness.ts';
import { storeLine } from './stored-lines.fixtures.ts';
import type { TestCustomer } from '@gvg/testing/test-customers';
import type { ServiceProduct } from './products.fixtures.ts';

type Customer = Pick<TestCustomer, 'kind' | 'id'>;
type Fields = Partial<Pick<StoredLine, 'amount' | 'status'>>;

/** Stores a line as if the customer had added it to the cart. Returns its id. */
async function makeLine(
  shop: CartHarness,
  { kind, id }: Customer,
  { amount = 1, status = 'IN_CART', ...fields }: Fields & Pick<StoredLine, 'type' | 'key' | 'product' | 'outside'>,
): Promise<string> {
  const [_id, at] = [new Types.ObjectId(), shop.now()];
  await storeLine(shop.models, {
    _id,
    customer: { kind, id },
    amount,
    status,
    ...fields,
    revision: 1,
    createdAt: at,
    updatedAt: at,
  });
  return _id.toHexString();
}

export function addProductLine(
  shop: CartHarness,
  customer: Customer,
  product: ServiceProduct,
  fields: Fields = {},
): Promise<string> {
  const { _id, name, images, price, weightGrams, type, category } = product;
  return makeLine(shop, customer, {
    type: 'IN_SYSTEM',
    key: productKey(_id),
    product: { _id, name, image: images[0] ?? '', price, weightGrams, type, category },
    ...fields,
  });
}

export function addOutsideLine(
  shop: CartHarness,
  customer: Customer,
  { outside = {}, ...fields }: Fields & { outside?: Partial<StoredLine['outside']> } = {},
): Promise<string> {
  const url = `https://shop.example/${randomUUID()}`;
  return makeLine(shop, customer, {
    type: 'WITHOUT_SYSTEM',
    key: linkKey(url),
    outside: { url, name: 'Nồi đất', images: [], note: '', categoryType: 'PACKAGED_FOOD', ...outside },
    ...fields,
  });
}

export const requestQuote = (user: TestCustomer, lines: readonly string[], fields: object = {}) =>
  user.post<Quote>('/v1/quotes', { lines, country: 'JP', ...fields });

export const offer = (line: string, fields: object = {}) => ({ line, price: 200_000, weightGrams: 1_200, ...fields });

export const answerQuote = (staff: TestCustomer, quote: string, lines: readonly object[], fields: object = {}) =>
  staff.put<Quote>(`/v1/quotes/${quote}/answer`, { lines, ...fields });

/** A quote of these lines, accepted by its customer. */
export async function acceptedQuote(
  shop: CartHarness,
  user: TestCustomer,
  lines: readonly string[],
  offered: object = {},
): Promise<Quote> {
  const staff = await shop.user({ roles: ['ADMIN'] });
  const { body: requested } = await requestQuote(user, lines);
  await answerQuote(
    staff,
    requested._id,
    lines.map((line) => offer(line, offered)),
  );
  return (await user.put<Quote>(`/v1/quotes/${requested._id}/accept`, { version: 1 })).body;
}

export const recipient = {
  fullName: 'Nguyễn Thu Hà',
  phone: '+81 3 1234 5678',
  country: 'JP',
  region: 'Tokyo',
  city: '',
  line: '1-2-3 Shiba, Minato',
  postcode: '105-0014',
};

export const orderBody = (
  lines: readonly { line: string; amount: number }[],
  deposit: number,
  fields: object = {},
) => ({
  idempotencyKey: randomUUID(),
  lines,
  recipient,
  service: 'AIR',
  acceptedTerms: true,
  deposit,
  ...fields,
});

/** An order of one piece of a stocked product. */
export async function placedOrder(
  shop: CartHarness,
  user: TestCustomer,
  { amount = 1, ...fields }: Partial<ServiceProduct> & { amount?: number } = {},
): Promise<Order> {
  const product = shop.catalogue.makeProduct(fields);
  const line = await addProductLine(shop, user, product, { amount });
  return (await user.post<Order>('/v1/orders', orderBody([{ line, amount }], product.price * amount))).body;
}

/** An order of one piece to buy: 200,000đ and a fee of 10,000đ. */
export async function placedOrderToBuy(shop: CartHarness, user: TestCustomer): Promise<Order> {
  const line = await addOutsideLine(shop, user);
  await acceptedQuote(shop, user, [line]);
  return (await user.post<Order>('/v1/orders', orderBody([{ line, amount: 1 }], 210_000))).body;
}
