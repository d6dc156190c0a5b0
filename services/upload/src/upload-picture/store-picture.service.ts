import type { Caller } from '@gvg/contracts/definitions/caller';
import { isStaff } from '@gvg/contracts/definitions/caller';
import type { Actor } from '@gvg/contracts/definitions/event';
import { imageStored } from '@gvg/contracts/upload/events';
import type { PictureOwner } from '@gvg/contracts/upload/http/internal-pictures';
import type { StoredPicture, UploadPurpose } from '@gvg/contracts/upload/http/upload';
import type { EventContext } from '@gvg/messaging/outbox/outbox';
import type { WithTransaction } from '@gvg/messaging/outbox/transaction';
import { auditEvent } from '@gvg/service-kit/data/audit';
import { isDuplicateKey } from '@gvg/service-kit/data/duplicate-key';
import type { PictureSigner } from '@gvg/service-kit/security/signed-picture';
import { encodePicture } from '../picture/encode-picture.ts';
import type { PictureRecord } from '../picture/picture.model.ts';
import { contentTypes, createPictureName, parsePictureName, pictureKey, pictureUrl } from '../picture/picture-name.ts';
import type { PictureRepository } from '../picture/picture.repository.ts';
import type { WorkQueue } from '../processing/work-queue.ts';
import type { Storage } from '../storage/storage.ts';

export interface StorePictureDependencies {
  storage: Storage;
  pictures: PictureRepository;
  queue: WorkQueue;
  signer: PictureSigner;
  withTransaction: WithTransaction;
  /** Called with the name of every newly stored picture. */
  onStored(name: string): void;
}

export interface PictureToStore {
  content: Buffer;
  width: number | undefined;
  purpose: UploadPurpose;
  /** Owner of a picture that a service stores. */
  owner?: PictureOwner | undefined;
  /** Queue place of the picture. */
  place: string;
  caller: Caller;
  context: EventContext;
}

const isSameActor = (one: Actor, other: Actor) => one.kind === other.kind && one.id === other.id;

export type StorePicture = (picture: PictureToStore) => Promise<StoredPicture>;

/** Encodes a picture, stores its bytes, then its record and `image.stored` in one transaction; an already stored picture is returned unchanged. */
export function createStorePicture({
  storage,
  pictures,
  queue,
  signer,
  withTransaction,
  onStored,
}: StorePictureDependencies): StorePicture {
  async function saveRecord(pictureRecord: PictureRecord, caller: Caller, context: EventContext): Promise<void> {
    const { _id: name, purpose, width, height } = pictureRecord;
    const data = { name, url: pictureUrl(name), purpose, width, height };
    await withTransaction(async ({ session, record }) => {
      await pictures.insert(pictureRecord, session);
      record({ contract: imageStored, subjectId: name, revision: 1, data, context });
      if (isStaff(caller))
        record(
          auditEvent({
            action: 'picture.store',
            subject: { type: 'image', id: name },
            before: null,
            after: data,
            context,
          }),
        );
    });
  }

  /** A service signs addresses for its own readers. */
  function toStoredPicture({ _id, width, height }: PictureRecord, storedBy: Actor): StoredPicture {
    const url = pictureUrl(_id);
    const isSigned =
      parsePictureName(_id)?.isPublic === false && (storedBy.kind === 'user' || storedBy.kind === 'guest');
    return { url, ...(isSigned && { signedUrl: signer.sign(url, storedBy.id) }), width, height };
  }

  return async ({ content, width: maxWidth, purpose, owner, place, caller, context }) => {
    const storedBy = owner ?? context.actor;
    const {
      content: encoded,
      extension,
      width,
      height,
    } = await queue.run(place, () => encodePicture(content, maxWidth));
    const name = createPictureName(encoded, extension, purpose);
    const existing = await pictures.find(name);
    // A concurrently removed picture is stored again.
    if (
      existing !== null &&
      (existing.isShared || isSameActor(existing.storedBy, storedBy) || (await pictures.markShared(name)))
    )
      return toStoredPicture(existing, storedBy);
    // Bytes first: a record without bytes would be a broken picture, while bytes without a record are reused by the next upload of the same picture.
    await storage.put(pictureKey({ stem: name.slice(0, name.indexOf('.')), name }), encoded, contentTypes[extension]);
    const pictureRecord: PictureRecord = {
      _id: name,
      purpose,
      width,
      height,
      bytes: encoded.length,
      storedBy,
      isShared: false,
      createdAt: new Date(),
    };
    try {
      await saveRecord(pictureRecord, caller, context);
      onStored(name);
    } catch (error) {
      // A concurrent upload already inserted the same record.
      if (!isDuplicateKey(error)) throw error;
    }
    return toStoredPicture(pictureRecord, storedBy);
  };
}
