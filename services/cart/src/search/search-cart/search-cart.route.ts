import { searchCart } from '@gvg/contracts/cart/http/search';
import type { OrderHit, ParcelHit, PaymentHit, QuoteHit } from '@gvg/contracts/cart/http/search';
import type { Hits } from '@gvg/contracts/definitions/search-query';
import { findHits } from '@gvg/service-kit/data/find-hits';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Cart } from '../../cart.ts';
import { lineNameOf } from '../../line/line-name.ts';
import type { StoredOrder } from '../../order/order.model.ts';
import { totalsOf } from '../../order/order-totals.ts';
import type { StoredPayment } from '../../payment/payment.model.ts';
import { purchaseStateOf } from '../../purchase/purchase-state.ts';
import type { StoredQuote } from '../../quote/quote.model.ts';
import { idFilters, keyFilters, parcelCodeFor, parcelFilters } from '../search-keys.ts';

const withHits = <Stored, Hit>({ hits, ...rest }: Hits<Stored>, present: (stored: Stored) => Hit): Hits<Hit> => ({
  ...rest,
  hits: hits.map(present),
});

/** Searches orders, quotes, transfers and parcels by their keys, each with an index (rules/admin-pages.md). */
export function searchCartRoute(cart: Cart): void {
  const { orders, quotes, payments } = cart;
  mount(cart.app, searchCart, async ({ query: { q, limit } }) => {
    const [foundOrders, foundQuotes, foundPayments, foundParcels] = await Promise.all([
      findHits(orders, { filters: [...keyFilters(q), ...idFilters(q)], latest: 'createdAt', limit }),
      findHits(quotes, { filters: idFilters(q), latest: 'createdAt', limit }),
      findHits(payments, { filters: [...keyFilters(q), ...idFilters(q)], latest: 'receivedAt', limit }),
      findHits(orders, { filters: parcelFilters(q), latest: 'createdAt', limit }),
    ]);
    return {
      orders: withHits(foundOrders, presentOrderHit),
      quotes: withHits(foundQuotes, presentQuoteHit),
      payments: withHits(foundPayments, presentPaymentHit),
      parcels: withHits(foundParcels, (order) => presentParcelHit(cart, order, q)),
    };
  });
}

function presentOrderHit(order: StoredOrder): OrderHit {
  const { goods, serviceFee, freight, surcharge, due } = totalsOf(order);
  const { fullName, phone, country } = order.recipient;
  return {
    ...{ code: order.code, status: order.status, fullName, phone, country },
    pieces: order.lines.reduce((sum, { status, amount }) => (status === 'CANCELLED' ? sum : sum + amount), 0),
    charged: goods + serviceFee + freight + surcharge,
    due,
    createdAt: order.createdAt.toISOString(),
  };
}

function presentQuoteHit({ _id, status, lines, createdAt }: StoredQuote): QuoteHit {
  const fields = { status, names: lines.map(lineNameOf), lines: lines.length, createdAt: createdAt.toISOString() };
  return { _id: _id.toHexString(), ...fields };
}

function presentPaymentHit({ _id, receivedAt, ...payment }: StoredPayment): PaymentHit {
  const { amount, bankReference, content, status, code } = payment;
  return {
    ...{ _id: _id.toHexString(), amount, bankReference, content, status, receivedAt: receivedAt.toISOString() },
    ...(code !== undefined && { code }),
  };
}

function presentParcelHit({ now }: Pick<Cart, 'now'>, order: StoredOrder, search: string): ParcelHit {
  const { text = '', carrier, line: id } = parcelCodeFor(order, search) ?? {};
  const line = order.lines.find(({ _id }) => _id === id);
  const purchase = line && purchaseStateOf(line, order, now());
  return {
    ...{ code: order.code, status: order.status, fullName: order.recipient.fullName, tracking: text },
    direction: line === undefined ? 'TO_CUSTOMER' : 'FROM_SELLER',
    ...(carrier !== undefined && { carrier }),
    ...(purchase !== undefined && { purchase }),
  };
}
