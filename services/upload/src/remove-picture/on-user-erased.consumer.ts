import { userErased } from '@gvg/contracts/identity/events';
import type { UploadPurpose } from '@gvg/contracts/upload/http/upload';
import type { Bus } from '@gvg/messaging/bus';
import { parsePictureName } from '../picture/picture-name.ts';
import type { PictureRepository } from '../picture/picture.repository.ts';
import { keysOfPicture } from '../serve-picture/picture-variant.ts';
import type { Storage } from '../storage/storage.ts';

/** What belongs to a person; pictures of products and pages belong to the shop. */
const personalPurposes: readonly UploadPurpose[] = ['AVATAR', 'RATING', 'CHAT', 'PAYMENT', 'CART'];

/** Removes the pictures of a person whose account is closed (rules/accounts.md), except those that others have uploaded as well. */
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
        // The record first: an upload of the same picture meanwhile waits for this transaction, and then stores its bytes anew.
        await pictures.remove(name, session);
        for (const key of picture === undefined ? [] : keysOfPicture(picture)) await storage.remove(key);
      }
    },
  });
}
