import { Schema } from 'mongoose';
import type { Connection, Model } from 'mongoose';
import { productTypes, shippingServices } from '@gvg/contracts/catalogue/terms';
import type { Cost, CostCutoff } from '@gvg/contracts/catalogue/http/costs';
import { localizedTextSchema } from '../entity/localized-text.schema.ts';
import { storedEntityFields } from '../entity/stored-entity.ts';
import type { StoredEntity } from '../entity/stored-entity.ts';

/** Freight rates to one country by one service, in VND and grams. */
export interface StoredCost
  extends StoredEntity, Omit<Cost, '_id' | 'revision' | 'createdAt' | 'validFrom' | 'cutoffs'> {
  validFrom: Date;
  /** Absent in rates stored before cutoffs existed. */
  cutoffs?: CostCutoff[];
}

const withoutId = { _id: false } as const;
const required = { required: true } as const;

const schema = new Schema<StoredCost>(
  {
    ...storedEntityFields,
    country: { type: String, ...required },
    service: { type: String, enum: shippingServices, ...required },
    goodsTypes: { type: [{ type: String, enum: productTypes }], ...required },
    brackets: [new Schema({ fromGrams: Number, toGrams: Number, pricePerKg: Number }, withoutId)],
    stepGrams: { type: Number, ...required },
    minimumGrams: { type: Number, ...required },
    volumetricDivisor: { type: Number, ...required },
    surcharges: [new Schema({ goodsType: String, percent: Number, amountPerKg: Number }, withoutId)],
    transitDays: { type: new Schema({ min: Number, max: Number }, withoutId), ...required },
    restricted: [new Schema({ categoryType: String, category: String, reason: localizedTextSchema }, withoutId)],
    note: { type: localizedTextSchema, ...required },
    cutoffs: [new Schema({ name: localizedTextSchema, orderBy: String }, withoutId)],
    validFrom: { type: Date, ...required },
    isDeleted: { type: Boolean, ...required },
  },
  { collection: 'costs', versionKey: false },
);
/** The rate in force is the one with the latest `validFrom` in the past, so `validFrom` is unique per country and service. */
schema.index({ country: 1, service: 1, validFrom: 1 }, { unique: true, partialFilterExpression: { isDeleted: false } });
schema.index({ isDeleted: 1, country: 1, service: 1, validFrom: -1, _id: 1 });

export function costModel(connection: Connection): Model<StoredCost> {
  return connection.model<StoredCost>('Cost', schema);
}
