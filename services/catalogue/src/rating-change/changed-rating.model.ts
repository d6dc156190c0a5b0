import { Schema } from 'mongoose';
import type { Connection, Model, Types } from 'mongoose';
import type { RatingRefusal } from '@gvg/contracts/catalogue/terms';
import { changedRowFields, indexChangedRows } from '../bulk-change/bulk-change.model.ts';
import type { StoredChangedRow } from '../bulk-change/bulk-change.model.ts';

/** One rating of a change. Does not copy text and pictures, so that closing an account erases them in one place. */
export interface StoredChangedRating extends StoredChangedRow {
  rating: Types.ObjectId;
  /** Revision of the rating at the preview; a rating edited since is skipped. */
  revision: number;
  wasHidden: boolean;
  reason?: RatingRefusal;
}

const required = { required: true } as const;

const schema = new Schema<StoredChangedRating>(
  {
    ...changedRowFields,
    rating: { type: Schema.Types.ObjectId, ...required },
    revision: { type: Number, ...required },
    wasHidden: { type: Boolean, ...required },
  },
  { collection: 'changed-ratings', versionKey: false },
);
indexChangedRows(schema);

export function changedRatingModel(connection: Connection): Model<StoredChangedRating> {
  return connection.model<StoredChangedRating>('ChangedRating', schema);
}
