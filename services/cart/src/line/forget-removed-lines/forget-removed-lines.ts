import type { Cart } from '../../cart.ts';
import { runIsolated } from '../../timer/run-isolated.ts';
import { dropPictures, picturesOf } from '../release-pictures/check-pictures.ts';
import { forgettableSince } from '../removed-line.ts';
import type { StoredLine } from '../stored-line.ts';

type Store = Pick<Cart, 'removedLines' | 'quotes' | 'orders' | 'pictureChecks' | 'withTransaction' | 'now' | 'logger'>;

/** Keeps an ordered line, and one of an open quote, which is restored when its customer accepts. */
async function forgetLine(store: Store, line: StoredLine): Promise<void> {
  const { _id, customer, quote, revision } = line;
  const { removedLines, quotes, orders, withTransaction } = store;
  const order = await orders.findOne({ user: customer.id, cartLines: _id.toHexString() }, { _id: 1 }).lean();
  if (order !== null) await removedLines.updateOne({ _id, revision }, { $set: { order: order._id.toHexString() } });
  else if (
    quote !== undefined &&
    (await quotes.exists({ _id: quote, status: { $in: ['REQUESTED', 'ANSWERED'] } })) !== null
  )
    return;
  else
    await withTransaction(async ({ session }) => {
      const { deletedCount } = await removedLines.deleteOne({ _id, revision }, { session });
      if (deletedCount > 0) await dropPictures(store, session, { customer, paths: picturesOf([line]) });
    });
}

/** Deletes lines that were removed so long ago that they cannot be restored. */
export async function forgetRemovedLines(store: Store): Promise<void> {
  const gone = await store.removedLines
    .find({ order: { $exists: false }, updatedAt: { $lt: forgettableSince(store.now()) } })
    .lean<StoredLine[]>();
  await runIsolated(store, gone, (line) => forgetLine(store, line));
}
