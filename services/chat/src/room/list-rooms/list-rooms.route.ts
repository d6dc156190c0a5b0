import { listRooms } from '@gvg/contracts/chat/http/rooms';
import { buildStaffPage } from '@gvg/contracts/definitions/paging';
import { mount } from '@gvg/service-kit/http/endpoint';
import { findStaffPage } from '@gvg/service-kit/data/pagination';
import type { Chat } from '../../chat.ts';
import { openRooms } from '../customer.ts';
import { presentRooms } from '../room.presenter.ts';
import { roomFilter } from './room-filter.ts';

export function listRoomsRoute(chat: Chat): void {
  const { app, rooms } = chat;
  mount(app, listRooms, async ({ query, caller }) => {
    const filter = await roomFilter(chat, query);
    const [page, unread] = await Promise.all([
      filter === undefined
        ? buildStaffPage([], { found: 0, hasNextPage: false }, query)
        : findStaffPage(rooms, {
            filter,
            sort: { lastMessageAt: -1, _id: -1 },
            paging: query,
            present: (room) => room,
          }),
      rooms.exists({ ...openRooms, 'unread.staff': { $gt: 0 } }),
    ]);
    return {
      ...page,
      docs: await presentRooms(chat, page.docs, { side: 'staff', id: caller.id }),
      allRead: unread === null,
    };
  });
}
