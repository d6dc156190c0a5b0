import type { ClientSession, Connection } from 'mongoose';
import type { UploadPurpose } from '@gvg/contracts/upload/http/upload';
import type { PictureRecord } from './picture.model.ts';
import { pictureModel } from './picture.model.ts';

export interface PictureRepository {
  find(name: string): Promise<PictureRecord | null>;
  insert(record: PictureRecord, session: ClientSession): Promise<void>;
  remove(name: string, session: ClientSession): Promise<void>;
  /** Records that somebody else than `storedBy` has uploaded the picture as well; false when it has been removed. */
  markShared(name: string): Promise<boolean>;
  /** Pictures of these purposes that nobody but this user has uploaded. */
  listOwn(user: string, purposes: readonly UploadPurpose[], session: ClientSession): Promise<PictureRecord[]>;
}

export function createPictureRepository(connection: Connection): PictureRepository {
  const pictures = pictureModel(connection);
  return {
    find: (name) => pictures.findById(name).lean<PictureRecord>().exec(),
    async insert(record, session) {
      await pictures.create([record], { session });
    },
    async remove(name, session) {
      await pictures.deleteOne({ _id: name }, { session });
    },
    async markShared(name) {
      const { matchedCount } = await pictures.updateOne({ _id: name }, { $set: { isShared: true } });
      return matchedCount > 0;
    },
    listOwn: (user, purposes, session) =>
      pictures
        .find({ 'storedBy.id': user, 'storedBy.kind': 'user', purpose: { $in: [...purposes] }, isShared: { $ne: true } })
        .session(session)
        .lean<PictureRecord[]>()
        .exec(),
  };
}
