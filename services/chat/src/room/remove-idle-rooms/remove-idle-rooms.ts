import { guestCookieDays } from '@gvg/contracts/identity/guest-cookie';
import type { Chat } from '../../chat.ts';
import { removeRoom } from '../remove-room.ts';
import type { StoredRoom } from '../room.model.ts';

const dayMs = 86_400_000;
const batch = 100;

type Store = Pick<Chat, 'rooms' | 'messages' | 'pictures' | 'withTransaction' | 'now'>;

/**
 * Removes guests' rooms that have not changed for the lifetime of a guest cookie, with messages and pictures, because no guest can return to them. Includes the
 * remaining records of merged guests, whose cookies have expired too.
 */
export async function removeIdleRooms(store: Store): Promise<void> {
  const before = new Date(store.now().getTime() - guestCookieDays * dayMs);
  const idle = await store.rooms
    .find({ 'customer.kind': 'guest', updatedAt: { $lt: before } })
    .limit(batch)
    .lean<StoredRoom[]>();
  for (const { _id, revision } of idle) {
    // A room that has changed meanwhile remains.
    const pictures = await store.withTransaction(({ session }) => removeRoom(store, session, { _id, revision }));
    for (const url of pictures) await store.pictures.remove(url);
  }
}
