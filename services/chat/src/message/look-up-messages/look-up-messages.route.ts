import { lookUpMessages } from '@gvg/contracts/chat/http/internal-messages';
import { mount } from '@gvg/service-kit/endpoint';
import type { Chat } from '../../chat.ts';
import type { StoredRoom } from '../../room/room.model.ts';
import type { StoredMessage } from '../message.model.ts';
import { presentMessage } from '../message.presenter.ts';
import type { SentMessage } from '../send-message/store-message.ts';

const unsigned = (url: string): string => url;

type Store = Pick<Chat, 'messages' | 'rooms' | 'recentMessages'>;

async function findStored({ messages, rooms }: Store, ids: readonly string[]): Promise<SentMessage[]> {
  if (ids.length === 0) return [];
  const found = await messages.find({ _id: { $in: ids } }).lean<StoredMessage[]>();
  const shown = await rooms.find({ _id: { $in: found.map(({ room }) => room) } }).lean<StoredRoom[]>();
  const customers = new Map(shown.map(({ _id, customer: { kind, id } }) => [_id.toHexString(), { kind, id }]));
  return found.flatMap((message) => {
    const customer = customers.get(message.room.toHexString());
    return customer === undefined ? [] : [{ message, customer }];
  });
}

/** Those that this process has just stored are at hand: nearly all lookups follow an event of a new message. */
async function findMessages(store: Store, ids: readonly string[]): Promise<SentMessage[]> {
  const recent = new Map(ids.flatMap((id) => {
    const sent = store.recentMessages.get(id);
    return sent === undefined ? [] : [[id, sent] as const];
  }));
  return [...recent.values(), ...(await findStored(store, ids.filter((id) => !recent.has(id))))];
}

export function lookUpMessagesRoute(chat: Chat): void {
  mount(chat.internalApp, lookUpMessages, async ({ body: { ids } }) => {
    const found = await findMessages(chat, ids);
    const view = { profiles: await chat.profiles.find(found.flatMap(({ message: { sender } }) => (sender.kind === 'user' ? [sender.id] : []))), sign: unsigned };
    return { docs: found.map(({ message, customer }) => ({ message: presentMessage(message, customer, view), customer })) };
  });
}
