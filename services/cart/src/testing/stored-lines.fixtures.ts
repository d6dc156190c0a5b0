import { Types } from 'mongoose';
import type { CartModels } from '../models.ts';
import { cartIdOf } from '../line/customer.ts';
import { embedded, findAnyLine, findCart, linesInCart } from '../line/find-line.ts';
import type { StoredCustomer, StoredLine } from '../line/stored-line.ts';

type Models = Pick<CartModels, 'carts' | 'removedLines'>;

/** Stores a line in or out of the cart, according to its status. */
export async function storeLine({ carts, removedLines }: Models, line: StoredLine): Promise<void> {
  const isInCart = line.status === 'IN_CART';
  if (!isInCart) await removedLines.create(line);
  const change = {
    $inc: { revision: 1, totalAmount: isInCart ? line.amount : 0 },
    $set: { updatedAt: line.updatedAt },
    $setOnInsert: { customer: line.customer },
  };
  const lines = isInCart ? { $push: { lines: embedded(line) } } : {};
  await carts.collection.updateOne({ _id: cartIdOf(line.customer) } as never, { ...change, ...lines } as never, {
    upsert: true,
  });
  await carts.collection.updateOne({ _id: cartIdOf(line.customer), lines: { $exists: false } } as never, {
    $set: { lines: [] },
  });
}

/** Throws an Error if there is none. */
export async function storedLine(models: Models, id: string): Promise<StoredLine> {
  const line = await findAnyLine(models, id);
  if (line === undefined) throw new Error(`there is no line ${id}`);
  return line;
}

export const storedLinesOf = async (models: Models, customer: StoredCustomer): Promise<StoredLine[]> =>
  linesInCart(await findCart(models, customer));

/** Changes a cart line without a request; `changed` returns its next state. */
export async function changeStoredLine(
  models: Models,
  id: string,
  changed: (line: StoredLine) => StoredLine,
): Promise<void> {
  const line = await storedLine(models, id);
  const _id = cartIdOf(line.customer);
  await models.carts.collection.updateOne(
    { _id, 'lines._id': new Types.ObjectId(id) } as never,
    { $set: { 'lines.$': embedded(changed(line)) }, $inc: { revision: 1 } } as never,
  );
}

/** Removes a line from its cart without a trace. */
export async function removeStoredLine(models: Models, id: string): Promise<StoredLine> {
  const line = await storedLine(models, id);
  await models.carts.collection.updateOne(
    { _id: cartIdOf(line.customer) } as never,
    { $pull: { lines: { _id: line._id } }, $inc: { totalAmount: -line.amount, revision: 1 } } as never,
  );
  return line;
}
