import { getRoom } from '@gvg/contracts/chat/http/rooms';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Chat } from '../../chat.ts';
import { ofCustomer, openRooms, sideOf } from '../customer.ts';
import type { ChatCaller } from '../customer.ts';
import { findRoom } from '../find-room.ts';
import type { StoredRoom } from '../room.model.ts';
import { presentRoom } from '../room.presenter.ts';

/** Finds the user's room for the former room of a merged guest, for staff. */
async function findMergedRoom(
  { rooms }: Pick<Chat, 'rooms'>,
  id: string,
  caller: ChatCaller,
): Promise<StoredRoom | null> {
  if (sideOf(caller) !== 'staff') return null;
  const left = await rooms.findOne({ _id: id, merge: { $exists: true } }, { merge: 1 }).lean<StoredRoom>();
  if (left?.merge === undefined) return null;
  return rooms.findOne({ ...ofCustomer({ kind: 'user', id: left.merge.user }), ...openRooms }).lean<StoredRoom>();
}

export function getRoomRoute(chat: Chat): void {
  mount(chat.app, getRoom, async ({ params: { id }, caller }) =>
    presentRoom(chat, (await findMergedRoom(chat, id, caller)) ?? (await findRoom(chat, id, caller)), {
      side: sideOf(caller),
      id: caller.id,
    }),
  );
}
