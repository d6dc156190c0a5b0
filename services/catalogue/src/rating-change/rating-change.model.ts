import { Schema } from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { RatingAction } from '@gvg/contracts/catalogue/http/rating-changes';
import { bulkChangeFields, indexBulkChanges } from '../bulk-change/bulk-change.model.ts';
import type { StoredBulkChange } from '../bulk-change/bulk-change.model.ts';

/** A change of many ratings, whose rows are `changed-ratings`. */
export interface StoredRatingChange extends StoredBulkChange {
  action: RatingAction;
}

const schema = new Schema<StoredRatingChange>(bulkChangeFields, { collection: 'rating-changes', versionKey: false });
indexBulkChanges(schema);

export function ratingChangeModel(connection: Connection): Model<StoredRatingChange> {
  return connection.model<StoredRatingChange>('RatingChange', schema);
}
