import { Types } from 'mongoose';
import type { ClientSession } from 'mongoose';
import type { Cart } from '../../cart.ts';
import type { StoredCustomer, StoredLine } from '../stored-line.ts';

/** Time within which a form rejected for another reason may be sent again. */
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

/** Schedules the release of pictures removed from a customer's lines, unless something else shows them. Runs in the transaction that removes them. */
export function dropPictures(
  store: Pick<Cart, 'pictureChecks' | 'now'>,
  session: ClientSession,
  { customer, paths }: { customer: StoredCustomer; paths: readonly string[] },
): Promise<void> {
  return noteCheck(store, { customer, paths, due: store.now() }, session);
}

/**
 * Claims pictures for a line that will show them, and schedules their release in case it never does. Throws `FILE_NOT_FOUND` for pictures that are not the
 * customer's.
 */
export async function claimPictures(
  cart: Pick<Cart, 'pictures' | 'pictureChecks' | 'now'>,
  customer: StoredCustomer,
  paths: readonly string[],
): Promise<void> {
  await cart.pictures.claim(customer, paths);
  // After the claim, which proves that the pictures are the customer's.
  await noteCheck(cart, { customer, paths, due: new Date(cart.now().getTime() + claimedMs) });
}
