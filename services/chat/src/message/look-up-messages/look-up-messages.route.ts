import { lookUpMessages } from '@gvg/contracts/chat/http/internal-messages';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Chat } from '../../chat.ts';
import type { StoredRoom } from '../../room/room.model.ts';
import type { StoredMessage } from '../message.model.ts';
import { foundMessage, profilesOf } from '../message.presenter.ts';
import type { FoundMessage } from '../recent-messages.ts';

type Store = Pick<Chat, 'messages' | 'rooms' | 'profiles' | 'recentMessages'>;

async function findStored({ messages, rooms, profiles }: Store, ids: readonly string[]): Promise<FoundMessage[]> {
  if (ids.length === 0) return [];
  const found = await messages.find({ _id: { $in: ids } }).lean<StoredMessage[]>();
  const shown = await rooms.find({ _id: { $in: found.map(({ room }) => room) } }).lean<StoredRoom[]>();
  const customers = new Map(shown.map(({ _id, customer: { kind, id } }) => [_id.toHexString(), { kind, id }]));
  const names = await profilesOf(
    profiles,
    found.map(({ sender }) => sender),
  );
  return found.flatMap((message) => {
    const customer = customers.get(message.room.toHexString());
    return customer === undefined ? [] : [foundMessage({ message, customer }, names)];
  });
}

/** Nearly all lookups follow the event of a new message. */
export function lookUpMessagesRoute(chat: Chat): void {
  mount(chat.internalApp, lookUpMessages, async ({ body: { ids } }) => {
    const recent = await chat.recentMessages.find(ids);
    const at = new Set(recent.map(({ message }) => message._id));
    return {
      docs: [
        ...recent,
        ...(await findStored(
          chat,
          ids.filter((id) => !at.has(id)),
        )),
      ],
    };
  });
}
