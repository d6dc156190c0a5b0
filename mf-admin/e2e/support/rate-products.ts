import { randomUUID } from 'node:crypto';
import type { Order } from '@gvg/contracts/cart/http/order-schema';
import type { ProductCard } from '@gvg/contracts/catalogue/http/products';
import { eventually } from '@gvg/testing/eventually';
import { firstAdmin } from '@gvg/testing/site-calls';
import type { SitePerson } from '@gvg/testing/site-calls';

const recipient = {
  fullName: 'Nguyễn Thu Hà',
  phone: '+81312345678',
  country: 'JP',
  region: 'Tokyo',
  city: '',
  line: '1-2-3 Shiba, Minato',
  postcode: '105-0014',
};

/** Somebody buys one of each of so many products, gets them, and says the same of each. Returns the products' names, in the order of the ratings. */
export async function rateProducts(
  buyer: SitePerson,
  rating: { stars: number; comment: string },
  count: number,
): Promise<string[]> {
  const admin = await firstAdmin();
  const list = `/v1/products?inStock=true&type=NORMAL&limit=${count}`;
  const { docs: products } = await buyer.call<{ docs: ProductCard[] }>('GET', list);
  if (products.length < count) throw new Error(`the shop has only ${products.length} products to sell`);
  const lines: { line: string; amount: number }[] = [];
  for (const { _id: product } of products) {
    const added = { product, amount: 1 };
    const { _id: line } = await buyer.call<{ _id: string }>('POST', '/v1/cart/in-system/add-product', added);
    lines.push({ line, amount: 1 });
  }
  const { deposit } = await buyer.call<{ deposit: number }>('POST', '/v1/orders/preview', { country: 'JP', lines });
  const { code } = await buyer.call<Order>('POST', '/v1/orders', {
    idempotencyKey: randomUUID(),
    lines,
    recipient,
    service: 'AIR',
    acceptedTerms: true,
    deposit,
  });
  const present = () => admin.call<Order>('GET', `/v1/orders/${code}`);
  const pay = async () =>
    admin.call('POST', '/v1/payments', {
      account: '1234567890',
      amount: (await present()).totals.due,
      bankReference: randomUUID(),
      receivedAt: new Date().toISOString(),
      content: code,
    });
  await pay();
  await admin.call('PUT', `/v1/orders/${code}/weigh`, { grams: 1_000 });
  await pay();
  for (const { _id, amount } of (await present()).lines)
    await admin.call('PUT', `/v1/orders/${code}/packing`, { line: _id, amount });
  await admin.call('PUT', `/v1/orders/${code}/status`, { status: 'SHIPPED', carrier: 'EMS', trackingCode: 'EE1VN' });
  await admin.call('PUT', `/v1/orders/${code}/status`, { status: 'DELIVERED' });
  // The catalogue hears of it by an event.
  for (const { _id } of products) await eventually(() => buyer.call('PUT', `/v1/users-rating/${_id}`, rating));
  return products.map(({ name }) => (name.en === '' ? name.vi : name.en));
}
