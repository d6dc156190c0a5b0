import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import type { Chat } from '../chat.ts';
import { ofCustomer, openRooms, sideOf } from './customer.ts';
import type { ChatCaller } from './customer.ts';
import type { StoredRoom } from './room.model.ts';

/** Returns a room that the caller may see: their own, or any for staff. Throws the same `ROOM_NOT_FOUND` for another customer's room and a missing one. */
export async function findRoom({ rooms }: Pick<Chat, 'rooms'>, id: string, caller: ChatCaller): Promise<StoredRoom> {
  const own = sideOf(caller) === 'staff' ? {} : ofCustomer(caller);
  const room = await rooms.findOne({ _id: id, ...own, ...openRooms }).lean<StoredRoom>();
  if (room === null) throw new ApiFailure('ROOM_NOT_FOUND');
  return room;
}
