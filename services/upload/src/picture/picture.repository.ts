import type { ClientSession, Connection } from 'mongoose';
import type { PictureRecord } from './picture.model.ts';
import { pictureModel } from './picture.model.ts';

export interface PictureRepository {
  find(name: string): Promise<PictureRecord | null>;
  insert(record: PictureRecord, session: ClientSession): Promise<void>;
  remove(name: string, session: ClientSession): Promise<void>;
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
  };
}
