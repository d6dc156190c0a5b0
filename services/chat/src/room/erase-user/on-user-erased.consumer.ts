import { userErased } from '@gvg/contracts/identity/events';
import type { Bus } from '@gvg/messaging/bus';
import type { Chat } from '../../chat.ts';
import { ofCustomer } from '../customer.ts';
import { removeRoom } from '../remove-room.ts';

type Store = Pick<Chat, 'rooms' | 'messages' | 'profiles' | 'pictures'>;

/**
 * Forgets a person whose account is closed (rules/accounts.md): their conversation goes as a whole, staff's replies and all pictures included, so that no room
 * has a gap. What they wrote as staff stays in the rooms of customers, without a name.
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
      // Last: what fails is repeated with the rest, and a picture that is gone already is no failure.
      for (const url of ofRoom) await pictures.remove(url);
    },
  });
}
