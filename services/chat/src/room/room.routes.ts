import type { Chat } from '../chat.ts';
import { getMyRoomRoute } from './get-my-room/get-my-room.route.ts';
import { getRoomRoute } from './get-room/get-room.route.ts';
import { listRoomsRoute } from './list-rooms/list-rooms.route.ts';
import { updateRoomRoute } from './update-room/update-room.route.ts';

export function roomRoutes(chat: Chat): void {
  listRoomsRoute(chat);
  // Before `/v1/rooms/:id`.
  getMyRoomRoute(chat);
  getRoomRoute(chat);
  updateRoomRoute(chat);
}
