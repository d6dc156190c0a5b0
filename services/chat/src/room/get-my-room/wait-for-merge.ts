import { setTimeout as delay } from 'node:timers/promises';
import type { Chat } from '../../chat.ts';
import type { StoredMerge, StoredRoom } from '../room.model.ts';

const waitMs = 2_000;
const pollMs = 50;

/** Waits up to 2 s until the event has moved a guest's messages to the user. Returns undefined on timeout. */
export async function waitForMerge(
  { rooms }: Pick<Chat, 'rooms'>,
  { user, event }: Pick<StoredMerge, 'user' | 'event'>,
): Promise<StoredMerge | undefined> {
  const deadline = performance.now() + waitMs;
  for (;;) {
    const merged = await rooms
      .findOne({ 'merge.event': event, 'merge.user': user }, { merge: 1 })
      .lean<Pick<StoredRoom, 'merge'>>();
    if (merged !== null || performance.now() > deadline) return merged?.merge;
    await delay(pollMs);
  }
}
