import { Types } from 'mongoose';
import type { ClientSession } from 'mongoose';
import type { Cart } from '../../cart.ts';
import type { StoredCustomer, StoredLine } from '../stored-line.ts';

/** A form that was refused for another reason may be sent again within this time. */
const claimedMs = 86_400_000;

export const picturesOf = (lines: readonly Pick<StoredLine, 'outside'>[]): string[] =>
  lines.flatMap(({ outside }) => outside?.images ?? []);

async function noteCheck(
  { pictureChecks }: Pick<Cart, 'pictureChecks'>,
  check: { customer: StoredCustomer; paths: readonly string[]; due: Date },
  session?: ClientSession,
): Promise<void> {
  const paths = [...new Set(check.paths)];
  if (paths.length > 0)
    await pictureChecks.insertMany([{ _id: new Types.ObjectId(), ...check, paths }], { ...(session && { session }) });
}

/** Has pictures released that lines of a customer show no more, unless something else does; in the transaction that takes them from the lines. */
export function dropPictures(
  store: Pick<Cart, 'pictureChecks' | 'now'>,
  session: ClientSession,
  { customer, paths }: { customer: StoredCustomer; paths: readonly string[] },
): Promise<void> {
  return noteCheck(store, { customer, paths, due: store.now() }, session);
}

/** Claims pictures for a line that is about to show them, and has them released when none does after all. Throws FILE_NOT_FOUND for those that are not the customer's. */
export async function claimPictures(
  cart: Pick<Cart, 'pictures' | 'pictureChecks' | 'now'>,
  customer: StoredCustomer,
  paths: readonly string[],
): Promise<void> {
  await cart.pictures.claim(customer, paths);
  // Afterwards: what is noted is the customer's own.
  await noteCheck(cart, { customer, paths, due: new Date(cart.now().getTime() + claimedMs) });
}
