import type { Connection } from 'mongoose';
import type { ClientSession } from 'mongoose';
import type { Caller } from '@gvg/contracts/caller';
import { isStaff } from '@gvg/contracts/caller';
import { imageStored } from '@gvg/contracts/events/upload';
import type { StoredPicture, UploadPurpose } from '@gvg/contracts/http/upload';
import { recordEvent } from '@gvg/messaging/outbox';
import type { EventContext } from '@gvg/messaging/outbox';
import { recordAudit } from '@gvg/service-kit/audit';
import { encodePicture } from '../picture/encode-picture.ts';
import type { PictureRecord } from '../picture/picture.model.ts';
import { contentTypes, namePicture, pictureKey, pictureUrl } from '../picture/picture-name.ts';
import type { PictureRepository } from '../picture/picture.repository.ts';
import { isDuplicate } from '../picture/picture.repository.ts';
import type { WorkQueue } from '../processing/work-queue.ts';
import type { Storage } from '../storage/storage.ts';

export interface PictureStoreParts {
  storage: Storage;
  pictures: PictureRepository;
  queue: WorkQueue;
  connection: Connection;
  transact<Result>(work: (session: ClientSession) => Promise<Result>): Promise<Result>;
  /** Told of every public picture that is new. */
  onStored(name: string): void;
}

export interface PictureToStore {
  content: Buffer;
  width: number | undefined;
  purpose: UploadPurpose;
  caller: Caller;
  context: EventContext;
}

const answerOf = ({ _id, width, height }: PictureRecord): StoredPicture => ({ url: pictureUrl(_id), width, height });

export type StorePicture = (picture: PictureToStore) => Promise<StoredPicture>;

/** Encodes a picture, stores its bytes, then its record and `image.stored` in one transaction; one that is there already is answered as it is. */
export function createPictureStore({ storage, pictures, queue, connection, transact, onStored }: PictureStoreParts): StorePicture {
  async function record(kept: PictureRecord, caller: Caller, context: EventContext): Promise<void> {
    const { _id: name, purpose, width, height } = kept;
    const data = { name, url: pictureUrl(name), purpose, width, height };
    await transact(async (session) => {
      await pictures.insert(kept, session);
      await recordEvent(connection, session, { contract: imageStored, subjectId: name, revision: 1, data, context });
      if (isStaff(caller)) await recordAudit(connection, session, { action: 'picture.store', subject: { type: 'image', id: name }, before: null, after: data, context });
    });
  }

  return async ({ content, width: widest, purpose, caller, context }) => {
    const { content: encoded, extension, width, height } = await queue.run(() => encodePicture(content, widest));
    const name = namePicture(encoded, extension, purpose);
    const known = await pictures.find(name);
    if (known !== null) return answerOf(known);
    // Bytes first: a record without bytes would be a broken picture, bytes without a record are found again by the next upload of the same.
    await storage.put(pictureKey({ stem: name.slice(0, name.indexOf('.')), name }), encoded, contentTypes[extension]);
    const kept: PictureRecord = { _id: name, purpose, width, height, bytes: encoded.length, storedBy: context.actor, createdAt: new Date() };
    try {
      await record(kept, caller, context);
      onStored(name);
    } catch (error) {
      if (!isDuplicate(error)) throw error;
    }
    return answerOf(kept);
  };
}
