import type { ClientSession } from 'mongoose';
import type { CartLine } from '@gvg/contracts/cart/http/lines';
import type { CartLineStatus, CartLineType } from '@gvg/contracts/cart/terms';
import type { EventContext } from '@gvg/messaging/outbox';
import { ApiFailure } from '@gvg/service-kit/api-failure';
import { concurrentChangeError } from '@gvg/service-kit/concurrent-change';
import type { Cart } from '../cart.ts';
import { changeCart } from './change-cart.ts';
import { checkNewKey } from './check-new-key.ts';
import { customerOf, linesOf } from './customer.ts';
import type { CustomerCaller } from './customer.ts';
import type { StoredLine } from './line.model.ts';
import { presentLines } from './line.presenter.ts';
import { completeLine } from './load-lines.ts';
import type { LoadedLine } from './load-lines.ts';
import { recordCartChange } from './record-cart-change.ts';

export interface LineRequest {
  id: string;
  type: CartLineType;
  caller: CustomerCaller;
  /** The status that is asked for: IN_CART puts a line back that has left the cart. */
  status?: CartLineStatus | undefined;
  /** The revision that the change is based on; undefined skips the check. */
  revision?: number | undefined;
  context: EventContext;
}

/** What becomes of the line; `key` null for one that has no link any more. */
export type LineUpdate = Partial<Pick<StoredLine, 'amount' | 'status' | 'product' | 'outside'>> & { key?: string | null };

/** VERSION_CONFLICT with the line as it is now. */
export function lineConflict(cart: Pick<Cart, 'signer'>, loaded: LoadedLine, caller: CustomerCaller): ApiFailure {
  return new ApiFailure('VERSION_CONFLICT', { current: presentLines(cart, [loaded], caller)[0] satisfies CartLine | undefined });
}

async function findLine(cart: Cart, session: ClientSession, { id, type, caller, status, revision }: LineRequest): Promise<LoadedLine> {
  const line = await cart.lines.findOne({ _id: id, ...linesOf(customerOf(caller)), type }).session(session).lean<StoredLine>();
  if (line === null) throw new ApiFailure('CART_NOT_FOUND');
  if (line.status === 'WITHOUT_CART' && status !== 'IN_CART') throw new ApiFailure('CART_WAS_DELETED');
  const loaded = await completeLine(cart, line);
  if (revision !== undefined && revision !== line.revision) throw lineConflict(cart, loaded, caller);
  return loaded;
}

/** Looks for another line of the same key first: a write that the index rejects would end the transaction. */
async function writeUpdate(cart: Cart, session: ClientSession, before: StoredLine, { key, ...fields }: LineUpdate): Promise<StoredLine> {
  const nextKey = key === undefined ? before.key : key;
  const isInCart = (fields.status ?? before.status) === 'IN_CART';
  if (isInCart && typeof nextKey === 'string' && (before.status !== 'IN_CART' || nextKey !== before.key)) await checkNewKey(cart, session, { ...before, key: nextKey });
  const set = { ...fields, ...(typeof key === 'string' && { key }), updatedAt: cart.now() };
  const change = { $set: set, $inc: { revision: 1 }, ...(key === null && { $unset: { key: 1 } }) };
  const after = await cart.lines.findOneAndUpdate({ _id: before._id, revision: before.revision }, change, { session, returnDocument: 'after' }).lean<StoredLine>();
  if (after === null) throw concurrentChangeError('line');
  return after;
}

const inCart = ({ status, amount }: StoredLine) => (status === 'IN_CART' ? { lines: 1, amount } : { lines: 0, amount: 0 });

/**
 * Changes one line of the caller's and counts it in their cart. `updateOf` says how; undefined leaves it as it is. Throws CART_NOT_FOUND, CART_WAS_DELETED,
 * VERSION_CONFLICT, and CART_WAS_EXISTED for a second line of the same product or link.
 */
export async function changeLine(cart: Cart, request: LineRequest, updateOf: (loaded: LoadedLine) => LineUpdate | undefined): Promise<LoadedLine> {
  return changeCart(cart, async (session) => {
    const loaded = await findLine(cart, session, request);
    const { line: before } = loaded;
    const update = updateOf(loaded);
    if (update === undefined) return loaded;
    const after = await writeUpdate(cart, session, before, update);
    const [was, is] = [inCart(before), inCart(after)];
    await recordCartChange(cart, session, { customer: before.customer, lines: is.lines - was.lines, amount: is.amount - was.amount, context: request.context });
    return completeLine(cart, after, loaded.product);
  });
}
