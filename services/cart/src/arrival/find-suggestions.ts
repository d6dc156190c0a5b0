import type { Arrival } from '@gvg/contracts/cart/http/arrivals';
import { codeKeyOf } from '@gvg/contracts/values/code-key';
import type { Cart } from '../cart.ts';
import type { StoredOrder } from '../order/order.model.ts';
import { matchOf } from '../purchase/seller-code.ts';
import type { StoredArrival } from './arrival.model.ts';

type Suggestion = Arrival['suggestions'][number];

/** More lines with one code are one parcel of many goods, which the search finds. */
const suggestionLimit = 5;

/** Finds lines on their way that match the code on unknown parcels, by parcel id, tracking codes first. */
export async function findSuggestions(
  { orders }: Pick<Cart, 'orders'>,
  arrivals: readonly StoredArrival[],
): Promise<ReadonlyMap<string, Suggestion[]>> {
  const keys = new Map(
    arrivals.flatMap(({ _id, isUnknown, tracking }) => {
      const key = isUnknown && tracking !== undefined ? codeKeyOf(tracking) : '';
      return key === '' ? [] : [[_id.toHexString(), key]];
    }),
  );
  if (keys.size === 0) return new Map();
  const buying = await orders
    .find(
      { status: 'PURCHASING', 'lines.purchase.seller': { $exists: true } },
      { code: 1, lines: 1, 'recipient.fullName': 1 },
    )
    .lean<Pick<StoredOrder, '_id' | 'code' | 'lines' | 'recipient'>[]>();
  const suggestionsOf = (key: string): Suggestion[] =>
    buying
      .flatMap(({ _id: order, code, recipient, lines }) =>
        lines.flatMap(({ _id, name, amount, status, purchase }) => {
          const match = status === 'BOUGHT' ? matchOf(purchase?.seller ?? {}, key) : undefined;
          return match === undefined
            ? []
            : [{ order: order.toHexString(), code, customer: recipient.fullName, line: { _id, name, amount }, match }];
        }),
      )
      .toSorted((one, other) => Number(other.match === 'TRACKING') - Number(one.match === 'TRACKING'))
      .slice(0, suggestionLimit);
  return new Map([...keys].map(([id, key]) => [id, suggestionsOf(key)]));
}
