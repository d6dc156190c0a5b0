import { getMyRoom } from '@gvg/contracts/chat/http/rooms';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Chat } from '../../chat.ts';
import { ofCustomer, openRooms, sideOf } from '../customer.ts';
import { presentRoom } from '../room.presenter.ts';
import type { StoredRoom } from '../room.model.ts';
import { waitForMerge } from './wait-for-merge.ts';

export function getMyRoomRoute(chat: Chat): void {
  mount(chat.app, getMyRoom, async ({ query: { after }, caller }) => {
    const merge =
      after !== undefined && caller.kind === 'user'
        ? await waitForMerge(chat, { user: caller.id, event: after })
        : undefined;
    const room =
      sideOf(caller) === 'staff'
        ? null
        : await chat.rooms.findOne({ ...ofCustomer(caller), ...openRooms }).lean<StoredRoom>();
    return {
      room: room === null ? null : await presentRoom(chat, room, { side: 'customer', id: caller.id }),
      ...(merge && { merged: { messages: merge.messages } }),
    };
  });
}
