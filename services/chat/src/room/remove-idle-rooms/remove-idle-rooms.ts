import { guestCookieDays } from '@gvg/contracts/identity/guest-cookie';
import type { Chat } from '../../chat.ts';
import { removeRoom } from '../remove-room.ts';
import type { StoredRoom } from '../room.model.ts';

const dayMs = 86_400_000;
const batch = 100;

type Store = Pick<Chat, 'rooms' | 'messages' | 'pictures' | 'withTransaction' | 'now'>;

/**
 * Removes the rooms of guests that have not changed for as long as a guest cookie lives, with their messages and pictures: nobody can come back to them. What is
 * left of the rooms of guests who have signed in goes as well, since no cookie of theirs is valid any more.
 */
export async function removeIdleRooms(store: Store): Promise<void> {
  const before = new Date(store.now().getTime() - guestCookieDays * dayMs);
  const idle = await store.rooms
    .find({ 'customer.kind': 'guest', updatedAt: { $lt: before } })
    .limit(batch)
    .lean<StoredRoom[]>();
  for (const { _id, revision } of idle) {
    // A room that has changed meanwhile stays.
    const pictures = await store.withTransaction(({ session }) => removeRoom(store, session, { _id, revision }));
    for (const url of pictures) await store.pictures.remove(url);
  }
}
