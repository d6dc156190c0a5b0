import { z } from 'zod';
import { categoryTypes, productTypes } from '../../catalogue/terms.ts';
import { defineEndpoint } from '../../definitions/endpoint.ts';
import { dimensionsSchema } from '../../catalogue/http/products.ts';
import {
  gramsSchema,
  idSchema,
  instantSchema,
  localizedText,
  moneySchema,
  nameText,
  optionalText,
  revisionSchema,
  urlSchema,
} from '../../values/primitives.ts';
import { cartLimits, cartLineStates, cartLineStatuses, linkOutcomes, quoteStatuses } from '../terms.ts';
import { privatePictureSchema, privatePictureUrlSchema } from './private-picture.ts';

export const amountSchema = z.int().min(1).max(cartLimits.amount);

/**
 * Answer of a quote for one line. `price` per piece and `fee` for the whole line, in VND; a line that cannot be bought has `refusal`
 * instead of both.
 */
/** A product of the shop suggested in place of goods that cannot be bought. The name is that at the time of the answer. */
export const substituteSchema = z.object({ product: idSchema, name: localizedText(200), image: z.string() });
export type Substitute = z.infer<typeof substituteSchema>;

export const quotedLineSchema = z.object({
  line: idSchema,
  price: moneySchema.optional(),
  weightGrams: gramsSchema.optional(),
  dimensionsMm: dimensionsSchema.optional(),
  goodsType: z.enum(productTypes).optional(),
  categoryType: z.enum(categoryTypes).optional(),
  fee: moneySchema.optional(),
  refusal: z.string().optional(),
  /** Only for a refused line. */
  substitutes: z.array(substituteSchema).optional(),
});
export type QuotedLine = z.infer<typeof quotedLineSchema>;

const common = {
  _id: idSchema,
  amount: amountSchema,
  status: z.enum(cartLineStatuses),
  state: z.enum(cartLineStates),
  /** Latest quote with this line. */
  quote: quotedLineSchema
    .omit({ line: true })
    .extend({ _id: idSchema, status: z.enum(quoteStatuses), expiresAt: instantSchema.optional() })
    .optional(),
  revision: revisionSchema,
  createdAt: instantSchema,
  updatedAt: instantSchema,
};

/** Product data at the time the customer added it. `price` per piece in VND, as the customer saw it. */
export const productSnapshotSchema = z.object({
  _id: idSchema,
  name: localizedText(200),
  image: z.string(),
  price: moneySchema,
  weightGrams: gramsSchema,
  dimensionsMm: dimensionsSchema.optional(),
  type: z.enum(productTypes),
  category: idSchema,
});
export type ProductSnapshot = z.infer<typeof productSnapshotSchema>;

/** A line for a catalogue product. `current` is the catalogue's current data; the customer confirms differences to `product`. */
export const inSystemLineSchema = z.object({
  ...common,
  type: z.literal('IN_SYSTEM'),
  product: productSnapshotSchema,
  current: z.object({ price: moneySchema, weightGrams: gramsSchema, stock: z.int().min(0), isAvailable: z.boolean() }),
});
export type InSystemLine = z.infer<typeof inSystemLineSchema>;

export const outsideDetails = {
  url: urlSchema.optional(),
  name: nameText(300),
  note: optionalText(2_000),
  /** Per piece, in VND. */
  expectedPrice: moneySchema.optional(),
  categoryType: z.enum(categoryTypes).optional(),
  /** Per piece. */
  weightGrams: gramsSchema.optional(),
};

/** A line from outside: goods that the shop does not stock, given by a link or a description. */
export const outsideLineSchema = z.object({
  ...common,
  ...outsideDetails,
  type: z.literal('WITHOUT_SYSTEM'),
  images: z.array(privatePictureSchema).max(cartLimits.images),
});
export type OutsideLine = z.infer<typeof outsideLineSchema>;

export const cartLineSchema = z.discriminatedUnion('type', [inSystemLineSchema, outsideLineSchema]);
export type CartLine = z.infer<typeof cartLineSchema>;

/**
 * Returns the caller's lines, latest first. `after` is the id of the event that moves a guest's lines to the user on sign-in: the response
 * waits up to 2 s for it, and `merged` is the number of lines moved (rules/accounts.md).
 */
export const getMyCart = defineEndpoint({
  service: 'cart',
  method: 'GET',
  path: '/v1/cart/me',
  access: 'customer',
  limit: 'read',
  query: z.object({ status: z.enum(cartLineStatuses).default('IN_CART'), after: z.uuid().optional() }),
  response: z.object({
    docs: z.array(cartLineSchema),
    /** Sum of the amounts of lines in the cart. */
    totalAmount: z.int().min(0),
    merged: z.object({ lines: z.int().min(0) }).optional(),
  }),
  errors: [],
});

/** Returns a customer's cart for staff, empty for an unknown customer. `id` is a user's or a guest's. */
export const getCustomerCart = defineEndpoint({
  service: 'cart',
  method: 'GET',
  path: '/v1/carts/:kind/:id',
  access: 'staff',
  limit: 'read',
  params: z.object({ kind: z.enum(['user', 'guest']), id: z.string().min(1).max(100) }),
  response: z.object({ docs: z.array(cartLineSchema), totalAmount: z.int().min(0) }),
  errors: [],
});

/** Returns the sum of the amounts, for the badge of the cart icon. */
export const getCartSummary = defineEndpoint({
  service: 'cart',
  method: 'GET',
  path: '/v1/cart/summary',
  access: 'customer',
  limit: 'read',
  response: z.object({ totalAmount: z.int().min(0) }),
  errors: [],
});

const idParams = z.object({ id: idSchema });

/** Returns a line to its owner and to staff. CART_NOT_FOUND for anyone else. */
export const getCartLine = defineEndpoint({
  service: 'cart',
  method: 'GET',
  path: '/v1/cart/:id',
  access: 'customer',
  limit: 'read',
  params: idParams,
  response: cartLineSchema,
  errors: ['CART_NOT_FOUND'],
});

/**
 * Adds pieces to the product's line, or creates the line. CART_AMOUNT_NOT_ENOUGH with `maximum` if the line would exceed the stock.
 * ACTION_NOT_ALLOWED while a quote is open for it.
 */
export const addProductToCart = defineEndpoint({
  service: 'cart',
  method: 'POST',
  path: '/v1/cart/in-system/add-product',
  access: 'customer',
  limit: 'write',
  body: z.strictObject({ product: idSchema, amount: amountSchema.default(1) }),
  response: inSystemLineSchema,
  status: 201,
  errors: [
    'PRODUCT_NOT_FOUND',
    'PRODUCT_WAS_DELETED',
    'PRODUCT_CATEGORY_IS_NOT_SHOWED',
    'PRODUCER_IS_NOT_SHOWED',
    'CART_AMOUNT_NOT_ENOUGH',
    'CART_WAS_EXISTED',
    'ACTION_NOT_ALLOWED',
  ],
});

/** Adds a line for goods from outside. CART_WAS_EXISTED: the same link is already in the cart, or the cart is full. */
export const addOutsideLine = defineEndpoint({
  service: 'cart',
  method: 'POST',
  path: '/v1/cart/without-system/add-product',
  access: 'customer',
  limit: 'write',
  body: z.strictObject({
    ...outsideDetails,
    note: outsideDetails.note.default(''),
    images: z.array(privatePictureUrlSchema).max(cartLimits.images).default([]),
    amount: amountSchema.default(1),
  }),
  response: outsideLineSchema,
  status: 201,
  errors: ['CART_WAS_EXISTED', 'FILE_NOT_FOUND'],
});

const change = {
  amount: amountSchema.optional(),
  status: z.enum(cartLineStatuses).optional(),
  revision: revisionSchema.optional(),
};

/**
 * Changes the amount, removes the line (WITHOUT_CART) or restores it (IN_CART, within `removedLineDays`). `acceptedPrice` confirms a
 * changed price and must equal the catalogue's current one, else VERSION_CONFLICT with the current line. CART_WAS_DELETED: the line has
 * left the cart and is not restored here, or can no longer be restored. ACTION_NOT_ALLOWED: the amount would change while a quote is open.
 */
export const updateCartLine = defineEndpoint({
  service: 'cart',
  method: 'PUT',
  path: '/v1/cart/in-system/:id',
  access: 'customer',
  limit: 'write',
  params: idParams,
  body: z.strictObject({ ...change, acceptedPrice: moneySchema.optional() }),
  response: inSystemLineSchema,
  errors: [
    'CART_NOT_FOUND',
    'CART_WAS_DELETED',
    'CART_WAS_EXISTED',
    'CART_AMOUNT_NOT_ENOUGH',
    'ACTION_NOT_ALLOWED',
    'VERSION_CONFLICT',
  ],
});

/** Changes the amount of a line from outside, removes or restores it. ACTION_NOT_ALLOWED: the amount would change while a quote is open. */
export const updateOutsideLine = defineEndpoint({
  service: 'cart',
  method: 'PUT',
  path: '/v1/cart/without-system/:id',
  access: 'customer',
  limit: 'write',
  params: idParams,
  body: z.strictObject(change),
  response: outsideLineSchema,
  errors: ['CART_NOT_FOUND', 'CART_WAS_DELETED', 'CART_WAS_EXISTED', 'ACTION_NOT_ALLOWED', 'VERSION_CONFLICT'],
});

/**
 * Edits the details of a line from outside. null removes an optional one. ACTION_NOT_ALLOWED while a quote is open, or accepted and unused.
 */
export const editOutsideLine = defineEndpoint({
  service: 'cart',
  method: 'PATCH',
  path: '/v1/cart/without-system/:id',
  access: 'customer',
  limit: 'write',
  params: idParams,
  body: z
    .strictObject({
      name: outsideDetails.name,
      note: outsideDetails.note,
      url: urlSchema.nullable(),
      expectedPrice: moneySchema.nullable(),
      categoryType: z.enum(categoryTypes).nullable(),
      weightGrams: gramsSchema.nullable(),
      images: z.array(privatePictureUrlSchema).max(cartLimits.images),
      amount: amountSchema,
      revision: revisionSchema,
    })
    .partial(),
  response: outsideLineSchema,
  errors: [
    'CART_NOT_FOUND',
    'CART_WAS_DELETED',
    'CART_WAS_EXISTED',
    'ACTION_NOT_ALLOWED',
    'FILE_NOT_FOUND',
    'VERSION_CONFLICT',
  ],
});

/**
 * Reads a linked product page (Open Graph, schema.org and price metadata). Never fails because of the page: `outcome` states the result,
 * and whatever was read within 6 s is returned. `price` is per piece in VND if the page states one in VND, else `foreignPrice` is set.
 * `image` is the shop's copy.
 */
export const readLink = defineEndpoint({
  service: 'cart',
  method: 'POST',
  path: '/v1/cart/links',
  access: 'customer',
  limit: 'upload',
  body: z.strictObject({ url: urlSchema }),
  response: z.object({
    url: z.string(),
    outcome: z.enum(linkOutcomes),
    name: z.string().optional(),
    image: privatePictureSchema.optional(),
    price: moneySchema.optional(),
    foreignPrice: z.object({ amount: z.number().min(0), currency: z.string() }).optional(),
  }),
  errors: [],
});
