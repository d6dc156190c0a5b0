import type { WithTransaction } from '@gvg/messaging/outbox/transaction';
import { parsePictureName, pictureKey } from '../picture/picture-name.ts';
import type { PictureRepository } from '../picture/picture.repository.ts';
import type { Storage } from '../storage/storage.ts';

/** A form with pictures may be left open for days; afterwards nobody can use them any more. */
const unclaimedMs = 30 * 24 * 3_600_000;

export interface SweepDependencies {
  storage: Pick<Storage, 'remove'>;
  pictures: Pick<PictureRepository, 'listUnclaimed' | 'removeUnclaimed'>;
  withTransaction: WithTransaction;
}

/** Removes the CART and CHAT pictures that no line and no message has claimed within 30 days of their upload. Several instances may do it at the same time. */
export async function sweepUnclaimedPictures(
  { storage, pictures, withTransaction }: SweepDependencies,
  now = new Date(),
): Promise<void> {
  for (const name of await pictures.listUnclaimed(new Date(now.getTime() - unclaimedMs))) {
    const picture = parsePictureName(name);
    await withTransaction(async ({ session }) => {
      // A picture that is claimed meanwhile stays; when its bytes cannot be removed, its record stays for the next round.
      if ((await pictures.removeUnclaimed(name, session)) && picture !== undefined)
        await storage.remove(pictureKey(picture));
    });
  }
}
