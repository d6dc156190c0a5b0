import { guestMerged } from '@gvg/contracts/identity/events';
import type { Bus } from '@gvg/messaging/bus';
import { mergeGuest } from './merge-guest.ts';
import type { MergeStore } from './merge-guest.ts';

/** Moves a guest's cart into the cart of the user they signed in as. */
export function onGuestMerged(cart: MergeStore & { bus: Pick<Bus, 'consume'> }): Promise<void> {
  return cart.bus.consume({
    name: 'on-guest-merged',
    events: [guestMerged],
    handle: ({ id: event, data: { guest, user } }, scope) =>
      mergeGuest(cart, scope, { guest, user, event, context: scope.context }),
  });
}
