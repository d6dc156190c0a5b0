import { Schema } from 'mongoose';
import type { Connection, Model, Types } from 'mongoose';
import type { RatingStars } from '@gvg/contracts/catalogue/terms';
import { storedEntityFields } from '../entity/stored-entity.ts';
import type { StoredEntity } from '../entity/stored-entity.ts';

export interface StoredRating extends StoredEntity {
  product: Types.ObjectId;
  user: Types.ObjectId;
  stars: RatingStars;
  comment: string;
  images: string[];
  isHidden: boolean;
  updatedAt: Date;
}

const required = { required: true } as const;

const schema = new Schema<StoredRating>(
  {
    ...storedEntityFields,
    product: { type: Schema.Types.ObjectId, ...required },
    user: { type: Schema.Types.ObjectId, ...required },
    stars: { type: Number, ...required },
    comment: { type: String, default: '' },
    images: [String],
    isHidden: { type: Boolean, ...required },
    updatedAt: { type: Date, ...required },
  },
  { collection: 'ratings', versionKey: false },
);
schema.index({ product: 1, user: 1 }, { unique: true });
schema.index({ user: 1 });
schema.index({ product: 1, isHidden: 1, createdAt: -1, _id: -1 });
schema.index({ stars: 1, createdAt: -1, _id: -1 });
schema.index({ isHidden: 1, createdAt: -1, _id: -1 });
schema.index({ createdAt: -1, _id: -1 });

export function ratingModel(connection: Connection): Model<StoredRating> {
  return connection.model<StoredRating>('Rating', schema);
}
