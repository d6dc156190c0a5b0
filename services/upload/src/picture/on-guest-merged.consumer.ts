import { guestMerged } from '@gvg/contracts/identity/events';
import type { Bus } from '@gvg/messaging/bus';
import type { PictureRepository } from './picture.repository.ts';

/** Assigns a guest's pictures to the user who signs in, like cart and chat room (rules/accounts.md); they are removed with the account. */
export function onGuestMerged({
  bus,
  pictures,
}: {
  bus: Pick<Bus, 'consume'>;
  pictures: Pick<PictureRepository, 'moveToUser'>;
}): Promise<void> {
  return bus.consume({
    name: 'on-guest-merged',
    events: [guestMerged],
    handle: ({ data: { guest, user } }, { session }) => pictures.moveToUser(guest, user, session),
  });
}
