import { Schema } from 'mongoose';
import type { Connection, Model } from 'mongoose';
import { addGroupIndexes, storedGroupFields } from '../product-group/stored-group.ts';
import type { StoredGroup } from '../product-group/stored-group.ts';

export type StoredProducer = StoredGroup;

const schema = new Schema<StoredProducer>(storedGroupFields, { collection: 'producers', versionKey: false });
addGroupIndexes(schema);

export function producerModel(connection: Connection): Model<StoredProducer> {
  return connection.model<StoredProducer>('Producer', schema);
}
