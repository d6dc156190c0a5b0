import type { ClientSession } from 'mongoose';
import type { Cart } from '../../cart.ts';
import type { StoredOrder } from '../../order/order.model.ts';
import type { StoredQuote } from '../../quote/quote.model.ts';
import { runIsolated } from '../../timer/run-isolated.ts';
import { linesOf } from '../customer.ts';
import { findCart } from '../find-line.ts';
import type { StoredLine } from '../stored-line.ts';
import { picturesOf } from './check-pictures.ts';
import type { StoredPictureCheck } from './picture-check.model.ts';

type Store = Pick<
  Cart,
  'carts' | 'removedLines' | 'quotes' | 'orders' | 'pictureChecks' | 'pictures' | 'withTransaction' | 'now' | 'logger'
>;

/**
 * Pictures that a line, a quote or an order shows. A picture belongs to one customer, or to the user that a guest became, so only their documents can show it.
 */
async function shownOf(
  store: Store,
  session: ClientSession,
  { customer, paths }: StoredPictureCheck,
): Promise<Set<string>> {
  const { merge } = await findCart(store, customer, session);
  const owner = merge === undefined ? customer : ({ kind: 'user', id: merge.user } as const);
  const anyOf = { $in: paths };
  const present = await findCart(store, owner, session);
  const left = await store.removedLines
    .find({ ...linesOf(owner), 'outside.images': anyOf })
    .session(session)
    .lean<StoredLine[]>();
  const quotes = await store.quotes
    .find({ user: owner.id, 'lines.outside.images': anyOf })
    .session(session)
    .lean<StoredQuote[]>();
  const orders = await store.orders
    .find({ user: owner.id, 'lines.image': anyOf })
    .session(session)
    .lean<StoredOrder[]>();
  const ofLines = picturesOf([...present.lines, ...left, ...quotes.flatMap(({ lines }) => lines)]);
  return new Set([...ofLines, ...orders.flatMap(({ lines }) => lines.flatMap(({ image }) => image ?? []))]);
}

async function releaseUnshown(store: Store, check: StoredPictureCheck): Promise<void> {
  // Reads in one snapshot: otherwise a line that moves to the cart meanwhile could be missed in both places.
  const shown = await store.withTransaction(({ session }) => shownOf(store, session, check));
  for (const path of check.paths) if (!shown.has(path)) await store.pictures.remove(path);
  await store.pictureChecks.deleteOne({ _id: check._id });
}

/** Removes pictures that are no longer shown. Failures are retried on the next run. Safe on several instances at once. */
export async function releasePictures(store: Store): Promise<void> {
  await runIsolated(
    store,
    await store.pictureChecks.find({ due: { $lte: store.now() } }).lean<StoredPictureCheck[]>(),
    (check) => releaseUnshown(store, check),
  );
}
