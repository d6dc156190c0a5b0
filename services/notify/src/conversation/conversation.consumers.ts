import type { Notify } from '../notify.ts';
import { onMessageSent } from './on-message-sent.consumer.ts';
import { onRoomMerged } from './on-room-merged.consumer.ts';
import { onRoomRead } from './on-room-read.consumer.ts';

export async function conversationConsumers(notify: Notify): Promise<void> {
  await onMessageSent(notify);
  await onRoomRead(notify);
  await onRoomMerged(notify);
}
