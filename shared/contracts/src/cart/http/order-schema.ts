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

/** What the shop knows of the seller's parcel; `order` is the seller's own number, `expectedAt` when it should arrive. */
export const sellerSchema = z.strictObject({
  order: requiredLine(100).optional(),
  carrier: requiredLine(100).optional(),
  tracking: requiredLine(100).optional(),
  expectedAt: instantSchema.optional(),
});
export type Seller = z.infer<typeof sellerSchema>;

/** How a line was bought; for staff alone. */
export const purchaseSchema = z.object({
  /** What the whole line cost the shop, in VND. */
  actualPrice: moneySchema.optional(),
  seller: sellerSchema.optional(),
  /** A picture of the receipt, signed for its reader. */
  receipt: z.string().optional(),
  note: z.string().optional(),
  by: idSchema,
  at: instantSchema,
  /** When it is late: the seller's day, else two days after `at`. */
  arriveBy: instantSchema,
});
export type Purchase = z.infer<typeof purchaseSchema>;

/** A line as it was ordered. `price` for one piece, `fee` for the whole line, in VND; weights and dimensions of one piece. */
export const orderLineSchema = z.object({
  _id: idSchema,
  type: z.enum(cartLineTypes),
  product: idSchema.optional(),
  /** Where it was bought or is to be bought, of a line from outside. */
  url: z.string().optional(),
  name: z.object({ vi: z.string(), en: z.string() }),
  /** Of the product, or of the request from outside; a private one is signed. */
  image: z.string().optional(),
  amount: z.int().min(1).max(cartLimits.amount),
  price: moneySchema,
  fee: moneySchema,
  /** The fee that was agreed, and for how many pieces; absent while these are the line's own. Each further amount has its share of it, so that no rounding adds up. */
  agreedFee: z.object({ fee: moneySchema, amount: z.int().min(1) }).optional(),
  weightGrams: gramsSchema,
  dimensionsMm: dimensionsSchema.optional(),
  goodsType: z.enum(productTypes),
  categoryType: z.enum(categoryTypes).optional(),
  category: idSchema.optional(),
  quote: idSchema.optional(),
  status: z.enum(orderLineStatuses),
  /** Why it was cancelled. */
  note: z.string().optional(),
  cancelReason: z.enum(lineCancelReasons).optional(),
  /** Cancelled by a change of the order, not because it could not be bought. */
  isRemoved: z.literal(true).optional(),
  /** A dearer price of one piece that waits for its customer's answer, and until when; silence cancels the line. `note` is staff's word to the customer. */
  askedPrice: z.object({ price: moneySchema, until: instantSchema, note: z.string().optional() }).optional(),
  /** For staff alone. */
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
  /** VND; negative where a charge is taken back or money was paid back. */
  amount: z.int(),
  /** The cancelled line of a charge taken back. */
  line: idSchema.optional(),
  payment: idSchema.optional(),
  /** The REFUND that was booked by mistake, of the entry that takes it back. */
  takesBack: idSchema.optional(),
  note: z.string(),
  at: instantSchema,
});
export type LedgerEntry = z.infer<typeof ledgerEntrySchema>;

/**
 * Follow from the ledger alone, in VND. `due` is what is to be paid now: until it is weighed the deposit, then everything, each less what was paid; 0 once it
 * was cancelled. `credit` is what the customer has paid too much, or gets back.
 */
export const orderTotalsSchema = z.object({
  goods: z.int(),
  /** Of `goods`, what the customer agreed to after the deposit, which is due with the balance, less what staff has taken off since. Absent for nothing. */
  goodsWithBalance: z.int().optional(),
  serviceFee: z.int(),
  /** The same of `serviceFee`. */
  serviceFeeWithBalance: z.int().optional(),
  freight: z.int(),
  surcharge: z.int(),
  paid: z.int(),
  due: z.int().min(0),
  credit: z.int().min(0),
});
export type OrderTotals = z.infer<typeof orderTotalsSchema>;

/** What an order costs before or after a change, in VND. `freight` with surcharges: as weighed, else as estimated. `due` once rests of payments that name the order are used. */
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

/** An amount of a line; 0 takes it off. `reason` is staff's word to the customer, required for fewer pieces of what is bought already. */
export const lineAmendmentSchema = z.strictObject({
  line: idSchema,
  amount: z.int().min(0).max(cartLimits.amount),
  reason: requiredText(500).optional(),
});
export type LineAmendment = z.infer<typeof lineAmendmentSchema>;

/** A product of the shop that becomes a line of the order, at what the catalogue asks for it when the change is made. */
export const addedProductSchema = z.strictObject({
  product: idSchema,
  amount: z.int().min(1).max(cartLimits.amount),
});
export type AddedProduct = z.infer<typeof addedProductSchema>;

/** A change of the order that waits for its customer's yes: only what would be another. */
export const orderProposalSchema = z.object({
  _id: idSchema,
  at: instantSchema,
  /** Without an answer by then the order stays as it is. */
  until: instantSchema,
  recipient: recipientSchema.optional(),
  service: z.enum(shippingServices).optional(),
  note: z.string().optional(),
  lines: z.array(lineAmendmentSchema),
  /** Lines that the order gets with the yes; absent for none. */
  added: z.array(orderLineSchema).optional(),
  before: orderSumsSchema,
  after: orderSumsSchema,
});
export type OrderProposal = z.infer<typeof orderProposalSchema>;

/** How to pay what is due: the account, the text to write, and the VietQR payload (EMVCo, NAPAS) to show as a QR code. */
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
  /** Who moved it: the customer, staff, or the shop by itself. */
  by: z.enum(['CUSTOMER', 'STAFF', 'SYSTEM']),
  note: z.string(),
});

/** What staff alone knows of an order; in no response to customers, in no event and no mail. */
export const orderWorkSchema = z.object({
  /** Who of staff takes care of it. */
  assignee: idSchema.optional(),
  /** Nothing is swept, and nothing counts as late, until then. */
  hold: z.object({ until: instantSchema, reason: z.string(), by: idSchema, at: instantSchema }).optional(),
  /** Oldest first; `mentions` are colleagues who were told. */
  notes: z.array(
    z.object({ _id: idSchema, text: z.string(), mentions: z.array(idSchema), by: idSchema, at: instantSchema }),
  ),
  /** Pieces of its lines that lie in the parcel, and why it was sent without all of them ticked. */
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
  /** Short, ASCII, with a check character; every call takes it where it takes the id. */
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
    /** Chargeable grams by the estimate at placing, and the estimated freight with surcharges in VND. */
    estimatedGrams: z.int().min(0),
    estimatedFee: moneySchema,
    /** Real grams on the scale, and the freight with surcharges that follows; absent until weighed. */
    actualGrams: gramsSchema.optional(),
    chargeableGrams: z.int().min(0).optional(),
    fee: moneySchema.optional(),
    carrier: z.string().optional(),
    trackingCode: z.string().optional(),
  }),
  photos: z.array(privatePictureSchema.extend({ kind: z.enum(orderPhotoKinds), at: instantSchema })),
  ledger: z.array(ledgerEntrySchema),
  totals: orderTotalsSchema,
  /** VND that reached the shop for it beyond what was due: they pay what becomes due. */
  unallocated: moneySchema.optional(),
  /** VND that its customer gets back, once it is cancelled or delivered: credit and what is unallocated. */
  owed: moneySchema.optional(),
  /** While something is due. */
  transfer: transferSchema.optional(),
  /** Until when an unpaid deposit holds the goods. */
  payBy: instantSchema.optional(),
  cancelReason: z.enum(cancelReasons).optional(),
  /** The change that waits for the customer's yes, with the sums as they are by now. */
  proposal: orderProposalSchema.optional(),
  /** How the last proposed change ended. */
  lastProposal: z.object({ _id: idSchema, outcome: z.enum(proposalOutcomes), at: instantSchema }).optional(),
  /** Whether the customer may cancel it at this moment. */
  isCancellable: z.boolean(),
  timeline: z.array(timelineEntrySchema),
  /** For staff alone. */
  work: orderWorkSchema.optional(),
  revision: revisionSchema,
  createdAt: instantSchema,
  updatedAt: instantSchema,
});
export type Order = z.infer<typeof orderSchema>;
