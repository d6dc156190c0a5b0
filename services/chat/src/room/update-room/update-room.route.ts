import { updateRoom } from '@gvg/contracts/chat/http/rooms';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Chat } from '../../chat.ts';
import { ofCustomer, sideOf } from '../customer.ts';
import type { ChatCaller } from '../customer.ts';
import { findRoom } from '../find-room.ts';
import { presentRoom } from '../room.presenter.ts';
import { markRead } from './mark-read.ts';
import { markUnread } from './mark-unread.ts';

/** Throws `INVALID_TOKEN` for a merged guest, whose page has to reload. */
async function refuseMerged({ rooms }: Pick<Chat, 'rooms'>, caller: ChatCaller): Promise<void> {
  if (caller.kind === 'guest' && (await rooms.exists({ ...ofCustomer(caller), merge: { $exists: true } })) !== null)
    throw new ApiFailure('INVALID_TOKEN');
}

export function updateRoomRoute(chat: Chat): void {
  mount(chat.app, updateRoom, async ({ params: { id }, body: { isRead, seq }, caller, context }) => {
    await refuseMerged(chat, caller);
    const side = sideOf(caller);
    const { _id, customer } = await findRoom(chat, id, caller);
    if (!isRead && side === 'customer') throw new ApiFailure('ACTION_NOT_ALLOWED');
    const change = { room: _id, side, reader: caller.id, seq, context };
    const room = await chat.roomQueue(customer, () => (isRead ? markRead(chat, change) : markUnread(chat, change)));
    return presentRoom(chat, room, { side, id: caller.id });
  });
}
