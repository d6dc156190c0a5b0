import type { ClientSession } from 'mongoose';
import type { Cart } from '../cart.ts';
import { orderKeysOf } from '../search/search-keys.ts';
import type { StoredOrder } from './order.model.ts';
import { withoutPurchaseNote } from './without-purchase-note.ts';

const nobody = { fullName: '', phone: '', region: '', city: '', line: '', postcode: '' };

/** The books need goods, amounts and the destination country. */
function withoutPerson({
  code,
  recipient: { country },
  shipping,
  lines,
  timeline,
  work,
}: StoredOrder): Partial<StoredOrder> {
  const recipient = { ...nobody, country };
  return {
    recipient,
    searchKeys: orderKeysOf({ code, recipient, shipping, lines }),
    note: '',
    photos: [],
    lines: lines.map(({ image, purchase, ...line }) => ({
      ...line,
      ...(purchase !== undefined && { purchase: withoutPurchaseNote(purchase) }),
      ...(line.type === 'IN_SYSTEM' && image !== undefined && { image }),
    })),
    timeline: timeline.map((entry) => (entry.by === 'CUSTOMER' ? { ...entry, note: '' } : entry)),
    ...(work !== undefined && { work: { ...work, notes: [] } }),
  };
}

const privatePicturesOf = ({ lines, photos }: StoredOrder): string[] => [
  ...photos.map(({ url }) => url),
  ...lines.flatMap(({ type, image }) => (type === 'WITHOUT_SYSTEM' && image !== undefined ? image : [])),
];

/**
 * Removes names, addresses, texts and pictures from the orders of a closed account (rules/accounts.md). Returns the private pictures that are no longer
 * referenced.
 */
export async function forgetCustomer(
  { orders, arrivals, now }: Pick<Cart, 'orders' | 'arrivals' | 'now'>,
  session: ClientSession,
  user: string,
): Promise<string[]> {
  const stored = await orders.find({ user }).session(session).lean<StoredOrder[]>();
  for (const order of stored)
    await orders.updateOne(
      { _id: order._id },
      { $set: { ...withoutPerson(order), updatedAt: now() }, $inc: { revision: 1 } },
      { session },
    );
  // Their photos are among those of the orders.
  const ids = stored.map(({ _id }) => _id.toHexString());
  await arrivals.updateMany({ 'assigned.order': { $in: ids } }, { $set: { photos: [], note: '' } }, { session });
  return stored.flatMap(privatePicturesOf);
}
