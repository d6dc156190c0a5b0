import { getRoom } from '@gvg/contracts/chat/http/rooms';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Chat } from '../../chat.ts';
import { sideOf } from '../customer.ts';
import { findRoom } from '../find-room.ts';
import { presentRoom } from '../room.presenter.ts';

export function getRoomRoute(chat: Chat): void {
  mount(chat.app, getRoom, async ({ params: { id }, caller }) =>
    presentRoom(chat, await findRoom(chat, id, caller), { side: sideOf(caller), id: caller.id }),
  );
}
