import { z } from 'zod';
import { categoryTypes, productTypes, refusalCodes, shippingServices } from '../terms.ts';
import { defineEndpoint } from '../../definitions/endpoint.ts';
import { pageOf, pagingQuery } from '../../definitions/paging.ts';
import {
  countryCodeSchema,
  gramsSchema,
  idSchema,
  instantSchema,
  localizedLine,
  localizedText,
  moneySchema,
  optionalText,
  queryFlag,
  revisionSchema,
} from '../../values/primitives.ts';
import { dimensionsSchema } from './products.ts';

const pricePerKgSchema = moneySchema.max(100_000_000);
const days = z.int().min(0).max(365);

/** Covers weights above `fromGrams` up to and including `toGrams`; without `toGrams` it has no upper bound. */
const bracket = z.strictObject({
  fromGrams: z.int().min(0).max(10_000_000),
  toGrams: gramsSchema.optional(),
  pricePerKg: pricePerKgSchema,
});
export type CostBracket = z.infer<typeof bracket>;

/** `percent` of the freight for that type's share of the real weight, or an amount per real kilogram of it. */
const surcharge = z.union([
  z.strictObject({ goodsType: z.enum(productTypes), percent: z.number().min(0).max(1_000).multipleOf(0.01) }),
  z.strictObject({ goodsType: z.enum(productTypes), amountPerKg: pricePerKgSchema }),
]);
export type CostSurcharge = z.infer<typeof surcharge>;

const reason = localizedText(500);
const restriction = z.union([
  z.strictObject({ categoryType: z.enum(categoryTypes), reason }),
  z.strictObject({ category: idSchema, reason }),
]);
export type CostRestriction = z.infer<typeof restriction>;

/** Latest day to order so that a parcel arrives in time for an occasion such as Tết. */
const cutoff = z.strictObject({ name: localizedLine(120), orderBy: instantSchema });
export type CostCutoff = z.infer<typeof cutoff>;

const fields = {
  country: countryCodeSchema,
  service: z.enum(shippingServices),
  /** Product types that the service accepts. */
  goodsTypes: z.array(z.enum(productTypes)).min(1).max(productTypes.length),
  brackets: z.array(bracket).min(1).max(50).superRefine(checkBrackets),
  stepGrams: gramsSchema.max(100_000),
  minimumGrams: z.int().min(0).max(10_000_000),
  /** Cubic centimetres that count as one kilogram. */
  volumetricDivisor: z.int().min(1_000).max(100_000),
  surcharges: z
    .array(surcharge)
    .max(productTypes.length)
    .refine((surcharges) => new Set(surcharges.map(({ goodsType }) => goodsType)).size === surcharges.length, {
      error: 'SURCHARGE_TWICE',
    }),
  transitDays: z
    .strictObject({ min: days, max: days })
    .refine(({ min, max }) => min <= max, { error: 'INVALID_VALUE', path: ['max'] }),
  restricted: z.array(restriction).max(100),
  note: z.strictObject({ vi: optionalText(2_000), en: optionalText(2_000) }),
  cutoffs: z.array(cutoff).max(20),
  /** Start of validity; it ends when the next rate of the same country and service starts. */
  validFrom: instantSchema,
};

const kilograms = (grams: number) => String(grams / 1_000);

/** Brackets must start at 0 and be contiguous, and only the last has no upper bound. Reports each violation at its cell. */
function checkBrackets(brackets: readonly CostBracket[], context: z.RefinementCtx): void {
  const report = (row: number, cell: keyof CostBracket, message: string, from = 0, to = 0) =>
    context.addIssue({
      code: 'custom',
      path: [row, cell],
      message,
      params: { from: kilograms(from), to: kilograms(to) },
    });
  let end: number | undefined = 0;
  for (const [row, { fromGrams, toGrams }] of brackets.entries()) {
    if (row === 0 && fromGrams !== 0) report(row, 'fromGrams', 'BRACKETS_START_AT_ZERO');
    else if (end !== undefined && fromGrams > end) report(row, 'fromGrams', 'BRACKET_GAP', end, fromGrams);
    else if (end !== undefined && fromGrams < end) report(row, 'fromGrams', 'BRACKET_OVERLAP', fromGrams, end);
    const isLast = row === brackets.length - 1;
    if (isLast && toGrams !== undefined) report(row, 'toGrams', 'LAST_BRACKET_ENDS');
    else if (!isLast && toGrams === undefined) report(row, 'toGrams', 'BRACKET_WITHOUT_END');
    else if (toGrams !== undefined && toGrams <= fromGrams) report(row, 'toGrams', 'BRACKET_IS_EMPTY');
    end = toGrams;
  }
}

/** Freight rates to one country by one service. Money in VND, weights in grams. */
export const costSchema = z.object({
  _id: idSchema,
  ...fields,
  cutoffs: fields.cutoffs.default([]),
  isDeleted: z.boolean(),
  revision: revisionSchema,
  createdAt: instantSchema,
});
export type Cost = z.infer<typeof costSchema>;

const idParams = z.object({ id: idSchema });

/** Returns the rates in force; for staff also future and past ones, and removed ones with `includeDeleted`. */
export const listCosts = defineEndpoint({
  service: 'catalogue',
  method: 'GET',
  path: '/v1/costs',
  access: 'public',
  limit: 'read',
  query: pagingQuery.extend({
    country: countryCodeSchema.optional(),
    service: z.enum(shippingServices).optional(),
    includeDeleted: queryFlag.optional(),
  }),
  response: pageOf(costSchema),
  cache: ['cost'],
  errors: [],
});

/**
 * Creates a rate. A successor applies from its `validFrom`, which must not be in the past (INVALID_PAYLOAD). Only the first rate of a
 * country and service may be backdated.
 */
export const createCost = defineEndpoint({
  service: 'catalogue',
  method: 'POST',
  path: '/v1/costs',
  access: 'staff',
  limit: 'write',
  body: z.strictObject({
    ...fields,
    stepGrams: fields.stepGrams.default(500),
    minimumGrams: fields.minimumGrams.default(0),
    volumetricDivisor: fields.volumetricDivisor.default(5_000),
    surcharges: fields.surcharges.default([]),
    restricted: fields.restricted.default([]),
    note: fields.note.default({ vi: '', en: '' }),
    cutoffs: fields.cutoffs.default([]),
  }),
  response: costSchema,
  status: 201,
  invalidates: ['cost'],
  errors: ['COUNTRY_NOT_FOUND', 'PRODUCT_CATEGORY_NOT_FOUND', 'COST_WAS_EXISTED'],
});

/**
 * Updates a rate. A rate already in force can change only its note and cutoffs, because orders refer to it (else ACTION_NOT_ALLOWED).
 * COST_WAS_EXISTED: another rate has the same country, service and `validFrom`.
 */
export const updateCost = defineEndpoint({
  service: 'catalogue',
  method: 'PATCH',
  path: '/v1/costs/:id',
  access: 'staff',
  limit: 'write',
  params: idParams,
  body: z.strictObject(fields).partial().extend({ revision: revisionSchema.optional() }),
  response: costSchema,
  invalidates: ['cost'],
  errors: [
    'COST_NOT_FOUND',
    'COST_WAS_DELETED',
    'COST_WAS_EXISTED',
    'ACTION_NOT_ALLOWED',
    'COUNTRY_NOT_FOUND',
    'PRODUCT_CATEGORY_NOT_FOUND',
    'VERSION_CONFLICT',
  ],
});

export const setCostStatus = defineEndpoint({
  service: 'catalogue',
  method: 'PUT',
  path: '/v1/costs/status/:id',
  access: 'staff',
  limit: 'write',
  params: idParams,
  body: z.strictObject({ isDeleted: z.boolean(), revision: revisionSchema.optional() }),
  response: costSchema,
  invalidates: ['cost'],
  errors: ['COST_NOT_FOUND', 'COST_WAS_EXISTED', 'VERSION_CONFLICT'],
});

const amount = z.int().min(1).max(10_000);

/** Upper bounds of a shipment (100 t, 100 m³). An estimate above them is INVALID_PAYLOAD. */
export const shipmentLimits = { grams: 100_000_000, cubicMillimetres: 100_000_000_000 } as const;

/** Maximum number of lines per estimate (rules/errors.md). */
export const estimateLineLimit = 50;

/** A product of the catalogue, or goods described by the properties that determine the freight. */
export const estimateLineSchema = z.union([
  z.strictObject({ product: idSchema, amount }),
  z.strictObject({
    goodsType: z.enum(productTypes),
    categoryType: z.enum(categoryTypes),
    weightGrams: gramsSchema,
    dimensionsMm: dimensionsSchema.optional(),
    amount,
  }),
]);

const grams = z.int().min(0);
/** Not `moneySchema`: the largest shipment at the highest price exceeds the maximum of a single price. */
const totalAmount = z.int().min(0);

/** Cost of the accepted lines by one service. Amounts in VND, rounded half up to 100đ. */
export const estimateRowSchema = z.object({
  cost: idSchema,
  service: z.enum(shippingServices),
  transitDays: z.object({ min: days, max: days }),
  /** False if every line is refused; all amounts are then 0. */
  possible: z.boolean(),
  realGrams: grams,
  volumetricGrams: grams,
  chargeableGrams: grams,
  /** The applied rule; absent if every line is refused. */
  rule: z
    .object({
      basis: z.enum(['REAL', 'VOLUMETRIC', 'MINIMUM']),
      bracket: z.object({ fromGrams: z.int(), toGrams: z.int().optional(), pricePerKg: moneySchema }),
      stepGrams: z.int(),
      minimumGrams: z.int(),
      volumetricDivisor: z.int(),
    })
    .optional(),
  freight: totalAmount,
  surcharges: z.array(
    z.object({
      goodsType: z.enum(productTypes),
      percent: z.number().optional(),
      amountPerKg: moneySchema.optional(),
      realGrams: grams,
      amount: totalAmount,
    }),
  ),
  /** Sum of the rounded freight and surcharges. */
  total: totalAmount,
  /** Excluded lines; `line` is the index in the request. */
  refused: z.array(
    z.object({
      line: z.int().min(0),
      code: z.enum(refusalCodes),
      reason: z.object({ vi: z.string(), en: z.string() }),
    }),
  ),
  /** Cutoffs that can still be met, soonest first. */
  cutoffs: z.array(z.object({ name: z.object({ vi: z.string(), en: z.string() }), orderBy: instantSchema })),
});
export type EstimateRow = z.infer<typeof estimateRowSchema>;

/** Fields of a rate that determine the price. */
const { goodsTypes, brackets, stepGrams, minimumGrams, volumetricDivisor, surcharges, transitDays, restricted } =
  fields;

/** Estimates by an unsaved rate, with the rule of `estimateCost`, so that staff can try a rate before saving it. */
export const estimateUnsavedCost = defineEndpoint({
  service: 'catalogue',
  method: 'POST',
  path: '/v1/costs/estimate/unsaved',
  access: 'staff',
  limit: 'read',
  readOnly: true,
  body: z.strictObject({
    rate: z.strictObject({
      goodsTypes,
      brackets,
      stepGrams,
      minimumGrams,
      volumetricDivisor,
      surcharges,
      transitDays,
      restricted,
    }),
    lines: z.array(estimateLineSchema).min(1).max(estimateLineLimit),
  }),
  response: estimateRowSchema.omit({ cost: true, service: true, cutoffs: true }),
  errors: ['PRODUCT_NOT_FOUND'],
});

/**
 * Estimates one row per service, in the order AIR, SEA, EXPRESS. COUNTRY_MUST_BE_PROVIDED without a country, RATE_NOT_FOUND for a country
 * without rates.
 */
export const estimateCost = defineEndpoint({
  service: 'catalogue',
  method: 'POST',
  path: '/v1/costs/estimate',
  access: 'public',
  limit: 'read',
  readOnly: true,
  maxBodyBytes: 64 * 1024,
  body: z.strictObject({
    country: z.string().max(2).default(''),
    lines: z.array(estimateLineSchema).min(1).max(estimateLineLimit),
  }),
  response: z.object({ country: countryCodeSchema, rows: z.array(estimateRowSchema) }),
  errors: ['COUNTRY_MUST_BE_PROVIDED', 'RATE_NOT_FOUND', 'PRODUCT_NOT_FOUND'],
});
