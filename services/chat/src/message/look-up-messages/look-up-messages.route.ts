import { lookUpMessages } from '@gvg/contracts/chat/http/internal-messages';
import { mount } from '@gvg/service-kit/endpoint';
import type { Chat } from '../../chat.ts';
import type { StoredRoom } from '../../room/room.model.ts';
import type { StoredMessage } from '../message.model.ts';
import { presentMessage } from '../message.presenter.ts';

const unsigned = (url: string): string => url;

export function lookUpMessagesRoute({ internalApp, messages, rooms, profiles }: Chat): void {
  mount(internalApp, lookUpMessages, async ({ body: { ids } }) => {
    const found = await messages.find({ _id: { $in: ids } }).sort({ room: 1, seq: 1 }).lean<StoredMessage[]>();
    const shown = await rooms.find({ _id: { $in: found.map(({ room }) => room) } }).lean<StoredRoom[]>();
    const customers = new Map(shown.map(({ _id, customer }) => [_id.toHexString(), { kind: customer.kind, id: customer.id }]));
    const view = { profiles: await profiles.find(found.flatMap(({ sender }) => (sender.kind === 'user' ? [sender.id] : []))), sign: unsigned };
    return {
      docs: found.flatMap((message) => {
        const customer = customers.get(message.room.toHexString());
        return customer === undefined ? [] : [{ message: presentMessage(message, customer, view), customer }];
      }),
    };
  });
}
