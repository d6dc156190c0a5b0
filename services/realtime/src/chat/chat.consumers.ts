import { createPictureSigner } from '@gvg/service-kit/security/signed-picture';
import type { Realtime } from '../realtime.ts';
import { createFetchMessages } from './fetch-messages.ts';
import { onMessageSent } from './on-message-sent.consumer.ts';
import { onRoomMerged } from './on-room-merged.consumer.ts';
import { onRoomRead } from './on-room-read.consumer.ts';

/** Sends chat's messages and read marks to both sides of a conversation. */
export async function chatConsumers(realtime: Realtime): Promise<void> {
  const { CHAT_INTERNAL_URL: url, INTERNAL_SECRET: secret } = realtime.environment;
  await onMessageSent({
    ...realtime,
    fetchMessage: createFetchMessages({ ...realtime, chat: { url, secret } }),
    signer: createPictureSigner(secret),
  });
  await onRoomRead(realtime);
  await onRoomMerged(realtime);
}
