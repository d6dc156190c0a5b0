import { guestMerged } from '@gvg/contracts/identity/events';
import type { Bus } from '@gvg/messaging/bus';
import type { Chat } from '../../chat.ts';
import { mergeGuest } from './merge-guest.ts';

/** Moves a guest's messages to the room of the user they signed in as. */
export function onGuestMerged(
  chat: Pick<Chat, 'rooms' | 'messages' | 'now'> & { bus: Pick<Bus, 'consume'> },
): Promise<void> {
  return chat.bus.consume({
    name: 'on-guest-merged',
    events: [guestMerged],
    handle: ({ id: event, data: { guest, user } }, scope) =>
      mergeGuest(chat, scope, { guest, user, event, context: scope.context }),
  });
}
