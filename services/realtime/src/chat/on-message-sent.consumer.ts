import { messageSent } from '@gvg/contracts/chat/events';
import type { PictureSigner } from '@gvg/service-kit/security/signed-picture';
import { rooms } from '../connection/rooms.ts';
import { staffOnline } from '../presence/staff-online.ts';
import type { Realtime } from '../realtime.ts';
import type { FetchMessage } from './fetch-messages.ts';
import { signFor } from './sign-for.ts';

export interface MessagePush extends Pick<Realtime, 'consume' | 'sender' | 'register'> {
  fetchMessage: FetchMessage;
  signer: Pick<PictureSigner, 'sign'>;
}

/** Sends CHAT to the customer and all of staff, including the sender's other tabs. A message without pictures is the same for all. */
export function onMessageSent({ consume, sender, register, fetchMessage, signer }: MessagePush): Promise<void> {
  return consume({
    name: 'on-message-sent',
    events: [messageSent],
    async handle({ data }) {
      const found = await fetchMessage(data.message);
      if (found === undefined) return;
      const { message, customer } = found;
      if (message.content.images.length === 0) {
        await sender.send([rooms.person(customer), rooms.staff], 'CHAT', message);
        return;
      }
      const staff = await staffOnline(register);
      await sender.send(rooms.person(customer), 'CHAT', signFor(message, customer.id, signer));
      for (const user of staff) await sender.send(rooms.staffMember(user), 'CHAT', signFor(message, user, signer));
    },
  });
}
