import type { QueryOf } from '@gvg/contracts/definitions/endpoint';
import { listMessages } from '@gvg/contracts/chat/http/messages';
import { buildPage } from '@gvg/contracts/definitions/paging';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { mount } from '@gvg/service-kit/http/endpoint';
import { findPage } from '@gvg/service-kit/data/pagination';
import { searchTextFilters } from '@gvg/service-kit/data/search-words';
import type { Chat } from '../../chat.ts';
import { ofCustomer, openRooms, sideOf } from '../../room/customer.ts';
import type { ChatCaller } from '../../room/customer.ts';
import { findRoom } from '../../room/find-room.ts';
import type { StoredRoom } from '../../room/room.model.ts';
import { presentMessages } from '../message.presenter.ts';

/** Returns the named room or the caller's own; null for a customer who has not written yet. Staff has to name one. */
async function roomFor(
  chat: Pick<Chat, 'rooms'>,
  id: string | undefined,
  caller: ChatCaller,
): Promise<StoredRoom | null> {
  if (id !== undefined) return findRoom(chat, id, caller);
  if (sideOf(caller) === 'staff') throw new ApiFailure('ROOM_NOT_FOUND');
  return chat.rooms.findOne({ ...ofCustomer(caller), ...openRooms }).lean<StoredRoom>();
}

function messageFilter({ _id: room }: StoredRoom, { before, after, search = '' }: QueryOf<typeof listMessages>) {
  const words = searchTextFilters(search);
  const bounded = before !== undefined || after !== undefined;
  return {
    room,
    ...(bounded && {
      seq: { ...(before !== undefined && { $lt: before }), ...(after !== undefined && { $gt: after }) },
    }),
    ...(words.length > 0 && { $and: words }),
  };
}

export function listMessagesRoute(chat: Chat): void {
  mount(chat.app, listMessages, async ({ query, caller }) => {
    const room = await roomFor(chat, query.room, caller);
    if (room === null) return buildPage([], 0, query);
    const page = await findPage(chat.messages, {
      filter: messageFilter(room, query),
      sort: { seq: query.after === undefined ? -1 : 1 },
      paging: query,
      present: (message) => message,
    });
    return { ...page, docs: await presentMessages(chat, page.docs, { customer: room.customer, reader: caller.id }) };
  });
}
