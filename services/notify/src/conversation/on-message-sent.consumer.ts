import { messageSent } from '@gvg/contracts/chat/events';
import { isUnavailable } from '@gvg/service-kit/http/is-unavailable';
import type { Notify } from '../notify.ts';
import { targetKey } from '../notification/target.ts';
import { announceMessage } from './announce-message.ts';

/** Shows a message to the other side, in one notification per conversation with the newest message. */
export function onMessageSent({
  bus,
  messages,
  ...notify
}: Pick<Notify, 'bus' | 'messages' | 'conversations' | 'storeNotification'>): Promise<void> {
  return bus.consume({
    name: 'on-message-sent',
    events: [messageSent],
    isUnavailable,
    handle: async ({ data: { message: id, side } }, scope) => {
      const found = await messages.find(id);
      // In its current state: its conversation may have moved to another room since.
      if (found !== undefined)
        await announceMessage(
          notify,
          { message: found.message, customer: found.customer, customerKey: targetKey(found.customer), side },
          scope,
        );
    },
  });
}
