import { randomUUID } from 'node:crypto';
import type { Order } from '@gvg/contracts/cart/http/order-schema';
import type { Quote } from '@gvg/contracts/cart/http/quotes';
import { newCustomer } from '@gvg/testing/site-calls';
import type { SitePerson } from '@gvg/testing/site-calls';

/** A customer, a new one unless there is a `known` one, who asks for the price of one thing from outside. */
export async function askForQuote(name: string, known?: SitePerson): Promise<{ buyer: SitePerson; quote: Quote }> {
  const buyer = known ?? (await newCustomer('Lan'));
  const line = await buyer.call<{ _id: string }>('POST', '/v1/cart/without-system/add-product', { name, amount: 1 });
  const quote = await buyer.call<Quote>('POST', '/v1/quotes', { lines: [line._id], country: 'JP' });
  return { buyer, quote };
}

/** Accepts the last answer, and orders the lines that it has a price for. */
export async function orderQuote(buyer: SitePerson, id: string): Promise<Order> {
  const quote = await buyer.call<Quote>('GET', `/v1/quotes/${id}`);
  const version = quote.versions.at(-1);
  if (version === undefined) throw new Error(`the quote ${id} has no answer`);
  await buyer.call('PUT', `/v1/quotes/${id}/accept`, { version: version.version });
  return buyer.call('POST', '/v1/orders', {
    idempotencyKey: randomUUID(),
    lines: quote.lines
      .filter(({ _id }) => version.lines.some(({ line, price }) => line === _id && price !== undefined))
      .map(({ _id, amount }) => ({ line: _id, amount })),
    recipient: {
      fullName: 'Nguyễn Thu Hà',
      phone: '+81312345678',
      country: 'JP',
      region: 'Tokyo',
      city: '',
      line: '1-2-3 Shiba, Minato',
      postcode: '105-0014',
    },
    service: 'AIR',
    acceptedTerms: true,
    deposit: version.goods + version.serviceFee,
  });
}

/** An order of one thing from outside, whose price `staff` has answered by a call; of a new customer, unless there is a `known` one. */
export async function placeQuotedOrder(staff: SitePerson, name: string, known?: SitePerson): Promise<Order> {
  const { buyer, quote } = await askForQuote(name, known);
  await staff.call('PUT', `/v1/quotes/${quote._id}/answer`, {
    lines: [
      { line: quote.lines[0]?._id, price: 200_000, weightGrams: 900, fee: 10_000, categoryType: 'PACKAGED_FOOD' },
    ],
    note: '',
    revision: quote.revision,
  });
  return orderQuote(buyer, quote._id);
}
