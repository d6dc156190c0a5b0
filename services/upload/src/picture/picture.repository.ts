import type { ClientSession, Connection } from 'mongoose';
import type { PictureOwner } from '@gvg/contracts/upload/http/internal-pictures';
import { claimedPurposes } from '@gvg/contracts/upload/http/internal-pictures';
import type { UploadPurpose } from '@gvg/contracts/upload/http/upload';
import type { PictureRecord } from './picture.model.ts';
import { pictureModel } from './picture.model.ts';

export interface PictureRepository {
  find(name: string): Promise<PictureRecord | null>;
  insert(record: PictureRecord, session: ClientSession): Promise<void>;
  remove(name: string, session: ClientSession): Promise<void>;
  /** Records that another uploader than `storedBy` has stored the picture; false if it has been removed. */
  markShared(name: string): Promise<boolean>;
  /** Pictures of these purposes that only this user has uploaded. */
  listOwn(user: string, purposes: readonly UploadPurpose[], session: ClientSession): Promise<PictureRecord[]>;
  /** Returns those of the named pictures that a user or guest has stored. */
  listOfOwner(owner: PictureOwner, names: readonly string[]): Promise<PictureRecord[]>;
  /** Records that a cart line or message shows these pictures; returns the number of existing ones. */
  claim(names: readonly string[]): Promise<number>;
  moveToUser(guest: string, user: string, session: ClientSession): Promise<void>;
  /** Returns names of pictures stored before an instant that are unclaimed although their purpose requires a claim. */
  listUnclaimed(before: Date): Promise<string[]>;
  /** Returns false if the picture was claimed or removed meanwhile. */
  removeUnclaimed(name: string, session: ClientSession): Promise<boolean>;
}

const unclaimed = { purpose: { $in: [...claimedPurposes] }, claimedAt: { $exists: false } };

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
        .find({
          'storedBy.id': user,
          'storedBy.kind': 'user',
          purpose: { $in: [...purposes] },
          isShared: { $ne: true },
        })
        .session(session)
        .lean<PictureRecord[]>()
        .exec(),
    listOfOwner: ({ kind, id }, names) =>
      pictures
        .find({ _id: { $in: [...names] }, 'storedBy.kind': kind, 'storedBy.id': id })
        .lean<PictureRecord[]>()
        .exec(),
    async claim(names) {
      await pictures.updateMany(
        { _id: { $in: [...names] }, claimedAt: { $exists: false } },
        { $set: { claimedAt: new Date() } },
      );
      return pictures.countDocuments({ _id: { $in: [...names] } });
    },
    async moveToUser(guest, user, session) {
      await pictures.updateMany(
        { 'storedBy.kind': 'guest', 'storedBy.id': guest },
        { $set: { storedBy: { kind: 'user', id: user } } },
        { session },
      );
    },
    async listUnclaimed(before) {
      const found = await pictures.find({ ...unclaimed, createdAt: { $lt: before } }, { _id: 1 }).lean();
      return found.map(({ _id }) => _id);
    },
    async removeUnclaimed(name, session) {
      const { deletedCount } = await pictures.deleteOne({ _id: name, ...unclaimed }, { session });
      return deletedCount > 0;
    },
  };
}
