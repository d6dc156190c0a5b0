import { z } from 'zod';
import { dimensionsSchema } from '../../catalogue/http/products.ts';
import { categoryTypes, productTypes, shippingServices } from '../../catalogue/terms.ts';
import {
  countryCodeSchema,
  gramsSchema,
  idSchema,
  instantSchema,
  moneySchema,
  requiredLine,
  requiredText,
  revisionSchema,
} from '../../values/primitives.ts';
import {
  cancelReasons,
  cartLimits,
  cartLineTypes,
  ledgerEntryKinds,
  lineCancelReasons,
  orderLineStatuses,
  orderPhotoKinds,
  orderStatuses,
  proposalOutcomes,
} from '../terms.ts';
import { privatePictureSchema } from './private-picture.ts';

/** Data of the seller's parcel. `order` is the seller's order number, `expectedAt` the expected arrival. */
export const sellerSchema = z.strictObject({
  order: requiredLine(100).optional(),
  carrier: requiredLine(100).optional(),
  tracking: requiredLine(100).optional(),
  expectedAt: instantSchema.optional(),
});
export type Seller = z.infer<typeof sellerSchema>;

/** Purchase of a line. Staff only. */
export const purchaseSchema = z.object({
  /** Cost of the whole line to the shop, in VND. */
  actualPrice: moneySchema.optional(),
  seller: sellerSchema.optional(),
  /** Signed URL of the receipt's picture. */
  receipt: z.string().optional(),
  note: z.string().optional(),
  by: idSchema,
  at: instantSchema,
  /** Deadline of the arrival: the seller's day, else two days after `at`. */
  arriveBy: instantSchema,
});
export type Purchase = z.infer<typeof purchaseSchema>;

/** A line as ordered. `price` per piece and `fee` for the whole line, in VND; weight and dimensions per piece. */
export const orderLineSchema = z.object({
  _id: idSchema,
  type: z.enum(cartLineTypes),
  product: idSchema.optional(),
  /** Link to the goods, for a line from outside. */
  url: z.string().optional(),
  name: z.object({ vi: z.string(), en: z.string() }),
  /** Picture of the product or of the request from outside. A private one is signed. */
  image: z.string().optional(),
  amount: z.int().min(1).max(cartLimits.amount),
  price: moneySchema,
  fee: moneySchema,
  /**
   * The agreed fee and its number of pieces; absent while equal to those of the line. Changed amounts get their share of this fee, so that
   * rounding errors do not add up.
   */
  agreedFee: z.object({ fee: moneySchema, amount: z.int().min(1) }).optional(),
  weightGrams: gramsSchema,
  dimensionsMm: dimensionsSchema.optional(),
  goodsType: z.enum(productTypes),
  categoryType: z.enum(categoryTypes).optional(),
  category: idSchema.optional(),
  quote: idSchema.optional(),
  status: z.enum(orderLineStatuses),
  /** Reason of a cancellation. */
  note: z.string().optional(),
  cancelReason: z.enum(lineCancelReasons).optional(),
  /** Cancelled by a change of the order, not because it could not be bought. */
  isRemoved: z.literal(true).optional(),
  /**
   * A raised price per piece that waits for the customer's answer until `until`. Without an answer the line is cancelled. `note` is staff's
   * message to the customer.
   */
  askedPrice: z.object({ price: moneySchema, until: instantSchema, note: z.string().optional() }).optional(),
  /** Staff only. */
  purchase: purchaseSchema.optional(),
});
export type OrderLine = z.infer<typeof orderLineSchema>;

export const recipientSchema = z.object({
  fullName: z.string(),
  phone: z.string(),
  country: countryCodeSchema,
  region: z.string(),
  city: z.string(),
  line: z.string(),
  postcode: z.string(),
});
export type Recipient = z.infer<typeof recipientSchema>;

export const ledgerEntrySchema = z.object({
  _id: idSchema,
  kind: z.enum(ledgerEntryKinds),
  /** VND. Negative if a charge is reversed or money was paid back. */
  amount: z.int(),
  /** The cancelled line of a reversed charge. */
  line: idSchema.optional(),
  payment: idSchema.optional(),
  /** For an entry that reverses a REFUND booked by mistake: that REFUND. */
  takesBack: idSchema.optional(),
  note: z.string(),
  at: instantSchema,
});
export type LedgerEntry = z.infer<typeof ledgerEntrySchema>;

/**
 * Totals calculated from the ledger, in VND. `due` is the amount to pay now: the deposit until weighing, then everything, less payments; 0
 * after cancellation. `credit` is the overpayment, or the amount to refund.
 */
export const orderTotalsSchema = z.object({
  goods: z.int(),
  /**
   * Part of `goods` that the customer agreed to after the deposit and that is due with the balance, less later reductions. Absent if zero.
   */
  goodsWithBalance: z.int().optional(),
  serviceFee: z.int(),
  /** The same part of `serviceFee`. */
  serviceFeeWithBalance: z.int().optional(),
  freight: z.int(),
  surcharge: z.int(),
  paid: z.int(),
  due: z.int().min(0),
  credit: z.int().min(0),
});
export type OrderTotals = z.infer<typeof orderTotalsSchema>;

/**
 * Sums of an order before or after a change, in VND. `freight` includes surcharges, as weighed or else as estimated. `due` is the amount
 * after unallocated payments that name the order are used.
 */
export const orderSumsSchema = z.object({
  goods: z.int(),
  serviceFee: z.int(),
  freight: z.int().min(0),
  /** Goods, fee and freight. */
  total: z.int(),
  paid: z.int(),
  due: z.int().min(0),
  credit: z.int().min(0),
});
export type OrderSums = z.infer<typeof orderSumsSchema>;

/**
 * New amount of a line; 0 removes it. `reason` is staff's message to the customer, required when fewer pieces remain of goods already
 * bought.
 */
export const lineAmendmentSchema = z.strictObject({
  line: idSchema,
  amount: z.int().min(0).max(cartLimits.amount),
  reason: requiredText(500).optional(),
});
export type LineAmendment = z.infer<typeof lineAmendmentSchema>;

/** A catalogue product added to the order, at its price when the change is made. */
export const addedProductSchema = z.strictObject({
  product: idSchema,
  amount: z.int().min(1).max(cartLimits.amount),
});
export type AddedProduct = z.infer<typeof addedProductSchema>;

/** A change of the order that waits for the customer's approval. Contains only the fields that would change. */
export const orderProposalSchema = z.object({
  _id: idSchema,
  at: instantSchema,
  /** Without an answer until then, the order stays as it is. */
  until: instantSchema,
  recipient: recipientSchema.optional(),
  service: z.enum(shippingServices).optional(),
  note: z.string().optional(),
  lines: z.array(lineAmendmentSchema),
  /** Lines that the change adds. Absent for none. */
  added: z.array(orderLineSchema).optional(),
  before: orderSumsSchema,
  after: orderSumsSchema,
});
export type OrderProposal = z.infer<typeof orderProposalSchema>;

/** Payment instructions for the amount due: account, transfer text, and the VietQR payload (EMVCo, NAPAS) to show as a QR code. */
export const transferSchema = z.object({
  bankName: z.string(),
  bankBin: z.string(),
  account: z.string(),
  holder: z.string(),
  amount: moneySchema,
  content: z.string(),
  payload: z.string(),
});
export type Transfer = z.infer<typeof transferSchema>;

export const timelineEntrySchema = z.object({
  status: z.enum(orderStatuses),
  at: instantSchema,
  /** Who made the change: the customer, staff, or the shop automatically. */
  by: z.enum(['CUSTOMER', 'STAFF', 'SYSTEM']),
  note: z.string(),
});

/** Internal data of staff. Never part of responses to customers, events or mails. */
export const orderWorkSchema = z.object({
  /** The staff member in charge. */
  assignee: idSchema.optional(),
  /** Until then the order is neither cancelled automatically nor counted as late. */
  hold: z.object({ until: instantSchema, reason: z.string(), by: idSchema, at: instantSchema }).optional(),
  /** Oldest first. `mentions` are the notified colleagues. */
  notes: z.array(
    z.object({ _id: idSchema, text: z.string(), mentions: z.array(idSchema), by: idSchema, at: instantSchema }),
  ),
  /** Pieces per line that are packed, and the reason if it was shipped without all of them ticked. */
  packing: z
    .object({
      lines: z.array(z.object({ line: idSchema, amount: z.int().min(1) })),
      reason: z.object({ text: z.string(), by: idSchema, at: instantSchema }).optional(),
    })
    .optional(),
});
export type OrderWork = z.infer<typeof orderWorkSchema>;

export const orderSchema = z.object({
  _id: idSchema,
  /** Short ASCII code with a check character. Accepted wherever an id is. */
  code: z.string(),
  user: idSchema,
  status: z.enum(orderStatuses),
  lines: z.array(orderLineSchema),
  recipient: recipientSchema,
  note: z.string(),
  shipping: z.object({
    country: countryCodeSchema,
    service: z.enum(shippingServices),
    transitDays: z.object({ min: z.int(), max: z.int() }),
    /** Estimates at placing: chargeable weight in grams, freight with surcharges in VND. */
    estimatedGrams: z.int().min(0),
    estimatedFee: moneySchema,
    /** Measured weight in grams and the resulting freight with surcharges. Absent until weighed. */
    actualGrams: gramsSchema.optional(),
    chargeableGrams: z.int().min(0).optional(),
    fee: moneySchema.optional(),
    carrier: z.string().optional(),
    trackingCode: z.string().optional(),
  }),
  photos: z.array(privatePictureSchema.extend({ kind: z.enum(orderPhotoKinds), at: instantSchema })),
  ledger: z.array(ledgerEntrySchema),
  totals: orderTotalsSchema,
  /** VND received for the order beyond the amount due. Pays later charges. */
  unallocated: moneySchema.optional(),
  /** VND to refund once it is cancelled or delivered: credit and unallocated money. */
  owed: moneySchema.optional(),
  /** Present while something is due. */
  transfer: transferSchema.optional(),
  /** Deadline of the deposit, until which the goods are reserved. */
  payBy: instantSchema.optional(),
  cancelReason: z.enum(cancelReasons).optional(),
  /** The change that waits for the customer's approval, with sums recalculated as of now. */
  proposal: orderProposalSchema.optional(),
  /** Outcome of the last proposed change. */
  lastProposal: z.object({ _id: idSchema, outcome: z.enum(proposalOutcomes), at: instantSchema }).optional(),
  /** Whether the customer may cancel it now. */
  isCancellable: z.boolean(),
  timeline: z.array(timelineEntrySchema),
  /** Staff only. */
  work: orderWorkSchema.optional(),
  revision: revisionSchema,
  createdAt: instantSchema,
  updatedAt: instantSchema,
});
export type Order = z.infer<typeof orderSchema>;
