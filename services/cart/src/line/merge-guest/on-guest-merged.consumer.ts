import { guestMerged } from '@gvg/contracts/identity/events';
import type { Bus } from '@gvg/messaging/bus';
import { mergeGuest } from './merge-guest.ts';
import type { MergeStore } from './merge-guest.ts';

/** What lies in the cart of a guest comes to the cart of the user whom they have signed in as. */
export function onGuestMerged(cart: MergeStore & { bus: Pick<Bus, 'consume'> }): Promise<void> {
  return cart.bus.consume({
    name: 'on-guest-merged',
    events: [guestMerged],
    handle: ({ id: event, data: { guest, user } }, scope) =>
      mergeGuest(cart, scope, { guest, user, event, context: scope.context }),
  });
}
