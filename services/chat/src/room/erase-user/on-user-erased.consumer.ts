import { userErased } from '@gvg/contracts/identity/events';
import type { Bus } from '@gvg/messaging/bus';
import type { Chat } from '../../chat.ts';
import { ofCustomer } from '../customer.ts';
import { removeRoom } from '../remove-room.ts';

type Store = Pick<Chat, 'rooms' | 'messages' | 'profiles' | 'pictures'>;

/**
 * Erases a customer whose account was closed (rules/accounts.md): deletes the whole conversation with staff's replies and all pictures, so that no room has a
 * gap. Messages they wrote as staff remain in the rooms of customers, without a name.
 */
export function onUserErased({
  bus,
  rooms,
  messages,
  profiles,
  pictures,
}: Store & { bus: Pick<Bus, 'consume'> }): Promise<void> {
  return bus.consume({
    name: 'on-user-erased',
    events: [userErased],
    handle: async ({ data: { _id: id } }, { session }) => {
      await profiles.forget(id, session);
      const ofRoom = await removeRoom({ rooms, messages }, session, ofCustomer({ kind: 'user', id }));
      // Last, because a failure repeats the whole event; removing a missing picture is no failure.
      for (const url of ofRoom) await pictures.remove(url);
    },
  });
}
