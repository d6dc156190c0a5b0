import { createCost } from '@gvg/contracts/catalogue/http/costs';
import type { Cost } from '@gvg/contracts/catalogue/http/costs';
import type { ShippingService } from '@gvg/contracts/catalogue/terms';
import { productTypes } from '@gvg/contracts/catalogue/terms';
import { addDays, startOfVietnamDay, vietnamDayOf } from '@gvg/contracts/values/vietnam-day';
import { z } from 'zod';

const storedBrackets = createCost.body!.shape.brackets;
type Brackets = z.input<typeof storedBrackets>;

/** Empty cell. */
export const untyped = null as unknown as number;

/** Validation of the bracket cells. An empty end means that there is none. */
export const bracketsSchema = z.preprocess<Brackets, typeof storedBrackets, Brackets>(
  (rows) => rows.map(({ toGrams, ...row }) => (toGrams === untyped ? row : { ...row, toGrams })) as Brackets,
  storedBrackets,
);
export const costSchema = createCost.body!.extend({ brackets: bracketsSchema });
/** Fields that determine the price, for the trial. */
export const trialSchema = costSchema.pick({
  goodsTypes: true,
  brackets: true,
  stepGrams: true,
  minimumGrams: true,
  volumetricDivisor: true,
  surcharges: true,
  transitDays: true,
  restricted: true,
});

export type CostValues = z.input<typeof costSchema>;

/** Rate as edited in the form. A new one has revision 0. */
export type EditedCost = Omit<Cost, '_id' | 'createdAt' | 'isDeleted'>;

export const valuesOf = ({
  country,
  service,
  goodsTypes,
  brackets,
  stepGrams,
  minimumGrams,
  volumetricDivisor,
  surcharges,
  transitDays,
  restricted,
  note,
  cutoffs,
  validFrom,
}: EditedCost): CostValues => ({
  country,
  service,
  goodsTypes,
  // An open end is an explicit empty cell, so that it survives moving rows.
  brackets: brackets.map((bracket) => ({ ...bracket, toGrams: bracket.toGrams ?? untyped })),
  stepGrams,
  minimumGrams,
  volumetricDivisor,
  surcharges,
  transitDays,
  restricted,
  note,
  cutoffs,
  validFrom,
});

/** Start of tomorrow in Vietnam. */
export const tomorrow = (now = new Date()): string => startOfVietnamDay(addDays(vietnamDayOf(now), 1)).toISOString();

/** Initial values of a new rate, valid from tomorrow: a copy of the replaced rate, or the default rules. */
export function newCost(country: string, service: ShippingService, replaced: Cost | undefined): EditedCost {
  if (replaced !== undefined) return { ...replaced, revision: 0, validFrom: tomorrow() };
  return {
    country,
    service,
    goodsTypes: [...productTypes],
    brackets: [{ fromGrams: 0, pricePerKg: untyped }],
    stepGrams: 500,
    minimumGrams: 500,
    volumetricDivisor: 5_000,
    surcharges: [],
    transitDays: { min: 5, max: 8 },
    restricted: [],
    note: { vi: '', en: '' },
    cutoffs: [],
    validFrom: tomorrow(),
    revision: 0,
  };
}
