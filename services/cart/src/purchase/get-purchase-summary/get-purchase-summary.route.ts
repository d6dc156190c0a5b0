import { getPurchaseSummary } from '@gvg/contracts/cart/http/purchases';
import { purchaseStates } from '@gvg/contracts/cart/terms';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Cart } from '../../cart.ts';
import type { StoredOrder } from '../../order/order.model.ts';
import { hostOf, purchaseStateOf } from '../purchase-state.ts';

const openStates = purchaseStates.filter((state) => state !== 'SOLD_OUT');

export function getPurchaseSummaryRoute({ app, orders, arrivals, now }: Cart): void {
  mount(app, getPurchaseSummary, async () => {
    const at = now();
    const buying = await orders
      .find({ status: 'PURCHASING' }, { lines: 1, 'work.hold': 1 })
      .lean<Pick<StoredOrder, 'lines' | 'work'>[]>();
    const rows = buying.flatMap((order) =>
      order.lines.map((line) => ({ line, state: purchaseStateOf(line, order, at) })),
    );
    const open = rows.filter(({ state }) => state !== undefined && state !== 'SOLD_OUT');
    const known = open.flatMap(({ line }) =>
      line.purchase?.actualPrice === undefined ? [] : [{ ...line, paid: line.purchase.actualPrice }],
    );
    const sumOf = (of: (line: (typeof known)[number]) => number) => known.reduce((sum, line) => sum + of(line), 0);
    return {
      states: openStates.map((state) => ({ state, count: open.filter((row) => row.state === state).length })),
      hosts: [...Map.groupBy(open, ({ line }) => hostOf(line.url))]
        .map(([host, lines]) => ({ ...(host !== '' && { host }), lines: lines.length }))
        .toSorted((one, other) => other.lines - one.lines),
      bought: {
        count: known.length,
        goods: sumOf(({ price, amount }) => price * amount),
        fee: sumOf(({ fee }) => fee),
        paid: sumOf(({ paid }) => paid),
      },
      unknownArrivals: await arrivals.countDocuments({ isUnknown: true }),
    };
  });
}
