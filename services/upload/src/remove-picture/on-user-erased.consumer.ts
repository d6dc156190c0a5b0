import { userErased } from '@gvg/contracts/identity/events';
import type { UploadPurpose } from '@gvg/contracts/upload/http/upload';
import type { Bus } from '@gvg/messaging/bus';
import { parsePictureName } from '../picture/picture-name.ts';
import type { PictureRepository } from '../picture/picture.repository.ts';
import { keysOfPicture } from '../serve-picture/picture-variant.ts';
import type { Storage } from '../storage/storage.ts';

/** Purposes of personal pictures; those of products and pages belong to the shop. */
const personalPurposes: readonly UploadPurpose[] = ['AVATAR', 'RATING', 'CHAT', 'PAYMENT', 'CART'];

/** Removes the pictures of a closed account (rules/accounts.md), except those that others have uploaded too. */
export function onUserErased({
  bus,
  storage,
  pictures,
}: {
  bus: Pick<Bus, 'consume'>;
  storage: Pick<Storage, 'remove'>;
  pictures: Pick<PictureRepository, 'listOwn' | 'remove'>;
}): Promise<void> {
  return bus.consume({
    name: 'on-user-erased',
    events: [userErased],
    handle: async ({ data }, { session }) => {
      for (const { _id: name } of await pictures.listOwn(data._id, personalPurposes, session)) {
        const picture = parsePictureName(name);
        // The record first: a concurrent upload of the same picture waits for this transaction, and then stores its bytes again.
        await pictures.remove(name, session);
        for (const key of picture === undefined ? [] : keysOfPicture(picture)) await storage.remove(key);
      }
    },
  });
}
