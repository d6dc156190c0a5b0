import type { WithTransaction } from '@gvg/messaging/outbox/transaction';
import { parsePictureName, pictureKey } from '../picture/picture-name.ts';
import type { PictureRepository } from '../picture/picture.repository.ts';
import type { Storage } from '../storage/storage.ts';

/** A form with pictures may be open for days; afterwards they cannot be used any more. */
const unclaimedMs = 30 * 24 * 3_600_000;

export interface SweepDependencies {
  storage: Pick<Storage, 'remove'>;
  pictures: Pick<PictureRepository, 'listUnclaimed' | 'removeUnclaimed'>;
  withTransaction: WithTransaction;
}

/** Removes the CART and CHAT pictures that no line or message has claimed within 30 days after the upload. Safe on several instances at once. */
export async function sweepUnclaimedPictures(
  { storage, pictures, withTransaction }: SweepDependencies,
  now = new Date(),
): Promise<void> {
  for (const name of await pictures.listUnclaimed(new Date(now.getTime() - unclaimedMs))) {
    const picture = parsePictureName(name);
    await withTransaction(async ({ session }) => {
      // A picture claimed meanwhile remains; if its bytes cannot be removed, its record remains for the next run.
      if ((await pictures.removeUnclaimed(name, session)) && picture !== undefined)
        await storage.remove(pictureKey(picture));
    });
  }
}
