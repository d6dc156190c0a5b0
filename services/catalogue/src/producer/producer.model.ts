import { Schema } from 'mongoose';
import type { Connection, Model } from 'mongoose';
import { indexShelf, storedShelfFields } from '../shelf/stored-shelf.ts';
import type { StoredShelf } from '../shelf/stored-shelf.ts';

export type StoredProducer = StoredShelf;

const schema = new Schema<StoredProducer>(storedShelfFields, { collection: 'producers', versionKey: false });
indexShelf(schema);

export function producerModel(connection: Connection): Model<StoredProducer> {
  return connection.model<StoredProducer>('Producer', schema);
}
