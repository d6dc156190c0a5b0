import type { CartLineStatus, CartLineType } from '@gvg/contracts/cart/terms';
import type { EventContext } from '@gvg/messaging/outbox/outbox';
import type { Transaction } from '@gvg/messaging/outbox/transaction';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { concurrentChangeError } from '@gvg/service-kit/data/concurrent-change';
import type { Cart } from '../cart.ts';
import { changeCart } from './change-cart.ts';
import { checkNewKey } from './check-new-key.ts';
import { customerOf, linesOf } from './customer.ts';
import type { CustomerCaller } from './customer.ts';
import type { StoredCart } from './customer-cart.model.ts';
import { findCart, linesInCart } from './find-line.ts';
import { presentLine } from './line.presenter.ts';
import { completeLine } from './load-lines.ts';
import type { LoadedLine } from './load-lines.ts';
import { dropPictures, picturesOf } from './release-pictures/check-pictures.ts';
import { forgettableSince } from './removed-line.ts';
import { changedLine } from './stored-line.ts';
import type { StoredLine } from './stored-line.ts';
import { checkRoom, writeCart } from './write-cart.ts';

export interface LineRequest {
  id: string;
  type: CartLineType;
  caller: CustomerCaller;
  /** Requested status: IN_CART restores a removed line. */
  status?: CartLineStatus | undefined;
  /** Revision that the change is based on; undefined skips the check. */
  revision?: number | undefined;
  context: EventContext;
}

/** Changes to a line. A `key` of null removes the key of a line that no longer has a link. */
export type LineUpdate = Partial<Pick<StoredLine, 'amount' | 'status' | 'product' | 'outside'>> & {
  key?: string | null;
};

/** Returns a VERSION_CONFLICT with the current line. */
export function lineConflict(cart: Pick<Cart, 'signer'>, loaded: LoadedLine, caller: CustomerCaller): ApiFailure {
  return new ApiFailure('VERSION_CONFLICT', { current: presentLine(cart, loaded, caller) });
}

async function checkLine(
  cart: Cart,
  line: StoredLine | null,
  { type, caller, status, revision }: LineRequest,
): Promise<LoadedLine> {
  // A line removed long ago has been deleted.
  if (line === null) throw new ApiFailure(status === 'IN_CART' ? 'CART_WAS_DELETED' : 'CART_NOT_FOUND');
  if (line.type !== type) throw new ApiFailure('CART_NOT_FOUND');
  if (line.status === 'WITHOUT_CART' && (status !== 'IN_CART' || line.updatedAt < forgettableSince(cart.now())))
    throw new ApiFailure('CART_WAS_DELETED');
  const loaded = await completeLine(cart, line);
  if (revision !== undefined && revision !== line.revision) throw lineConflict(cart, loaded, caller);
  return loaded;
}

function updated(
  { key: presentKey, ...line }: StoredLine,
  { key = presentKey, ...fields }: LineUpdate,
  at: Date,
): StoredLine {
  return changedLine(line, { ...fields, ...(typeof key === 'string' && { key }) }, at);
}

interface ChangedLine {
  cart: StoredCart;
  /** The line before and after the change. */
  before: StoredLine;
  after: StoredLine;
  transaction: Transaction;
  context: EventContext;
}

/** Moves the line into or out of the collection of removed lines. */
async function writeLeft(
  { removedLines }: Pick<Cart, 'removedLines'>,
  { before, after, transaction: { session } }: ChangedLine,
): Promise<void> {
  if (after.status === 'WITHOUT_CART') await removedLines.insertMany([after], { session });
  else if (
    (await removedLines.deleteOne({ _id: before._id, revision: before.revision }, { session })).deletedCount === 0
  )
    throw concurrentChangeError('line');
}

/** Schedules the release of pictures that the line no longer shows. */
async function dropReplaced(
  store: Pick<Cart, 'pictureChecks' | 'now'>,
  { before, after, transaction: { session } }: ChangedLine,
): Promise<void> {
  const shown = new Set(picturesOf([after]));
  const paths = picturesOf([before]).filter((path) => !shown.has(path));
  if (paths.length > 0) await dropPictures(store, session, { customer: before.customer, paths });
}

async function writeLine(
  store: Pick<Cart, 'carts' | 'removedLines' | 'pictureChecks' | 'now'>,
  change: ChangedLine,
): Promise<void> {
  const { cart, before, after, transaction, context } = change;
  const others = linesInCart(cart).filter(({ _id }) => !_id.equals(before._id));
  if (after.status === 'IN_CART') checkNewKey(cart, after);
  if (before.status !== after.status) {
    if (after.status === 'IN_CART') checkRoom(cart);
    await writeLeft(store, change);
  }
  await dropReplaced(store, change);
  await writeCart(store, transaction, {
    before: cart,
    lines: after.status === 'IN_CART' ? [...others, after] : others,
    context,
  });
}

/**
 * Applies `updateOf` to one of the caller's lines; undefined leaves it unchanged. Throws `CART_NOT_FOUND`, `CART_WAS_DELETED`, `VERSION_CONFLICT`, and
 * `CART_WAS_EXISTED` for a second line of the same product or link and for restoring into a full cart.
 */
export async function changeLine(
  cart: Cart,
  request: LineRequest,
  updateOf: (loaded: LoadedLine) => LineUpdate | undefined,
): Promise<LoadedLine> {
  const customer = customerOf(request.caller);
  return changeCart(cart, customer, async (transaction) => {
    const { session } = transaction;
    const present = await findCart(cart, customer, session);
    const line =
      linesInCart(present).find(({ _id }) => _id.toHexString() === request.id) ??
      (await cart.removedLines
        .findOne({ _id: request.id, ...linesOf(customer) })
        .session(session)
        .lean<StoredLine>());
    const loaded = await checkLine(cart, line, request);
    const update = updateOf(loaded);
    if (update === undefined) return loaded;
    const after = updated(loaded.line, update, cart.now());
    await writeLine(cart, { cart: present, before: loaded.line, after, transaction, context: request.context });
    return completeLine(cart, after, loaded.product);
  });
}
