import { Schema } from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { Locale, LocalizedText } from '@gvg/contracts/values/locale';
import { localizedTextSchema } from '../entity/localized-text.schema.ts';

export interface StoredCountry {
  /** ISO 3166-1 alpha-2. */
  _id: string;
  name: LocalizedText;
  /** Sort position in each language; precomputed because the database has no collation for them. */
  order: Record<Locale, number>;
}

const schema = new Schema<StoredCountry>(
  {
    _id: { type: String, required: true },
    name: { type: localizedTextSchema, required: true },
    order: { type: new Schema({ vi: Number, en: Number }, { _id: false }), required: true },
  },
  { collection: 'countries', versionKey: false },
);
schema.index({ 'order.vi': 1 });
schema.index({ 'order.en': 1 });

export function countryModel(connection: Connection): Model<StoredCountry> {
  return connection.model<StoredCountry>('Country', schema);
}
