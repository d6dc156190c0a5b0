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

/** Somebody buys a product, gets it, and says what they think of it. Returns the product's name. */
export async function rateProduct(buyer: SitePerson, rating: { stars: number; comment: string }): Promise<string> {
  const admin = await firstAdmin();
  const { docs } = await buyer.call<{ docs: ProductCard[] }>('GET', '/v1/products?inStock=true&type=NORMAL&limit=1');
  const [product] = docs;
  if (product === undefined) throw new Error('the shop has nothing to sell');
  const line = await buyer.call<{ _id: string }>('POST', '/v1/cart/in-system/add-product', {
    product: product._id,
    amount: 1,
  });
  const lines = [{ line: line._id, amount: 1 }];
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
  await eventually(() => buyer.call('PUT', `/v1/users-rating/${product._id}`, rating), { timeoutMs: 20_000 });
  return product.name.en === '' ? product.name.vi : product.name.en;
}
