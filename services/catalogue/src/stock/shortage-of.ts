import type { ClientSession } from 'mongoose';
import { maxDetails, validationMessage } from '@gvg/contracts/definitions/validation';
import type { Locale } from '@gvg/contracts/values/locale';
import { concurrentChangeError } from '@gvg/service-kit/data/concurrent-change';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import type { Models } from '../models.ts';
import type { StoredProduct } from '../product/product.model.ts';
import type { ReservedLine } from './reservation.model.ts';

export interface ShortageScope {
  /** Pieces that this transaction has taken, by product id. */
  taken: ReadonlyMap<string, number>;
  session: ClientSession;
  locale: Locale;
}

/** Pieces to take for a line; `reserved` are those that the order already has of it. */
export type WantedLine = Pick<ReservedLine, 'product' | 'amount'> & {
  reserved?: number;
  /** Index of the line in the request; default: its position. */
  index?: number;
};

/** Returns why not all lines can be taken; lines of the same product are covered in order. */
export async function shortageOf(
  { products }: Pick<Models, 'products'>,
  lines: readonly WantedLine[],
  { taken, session, locale }: ShortageScope,
): Promise<Error> {
  const found = await products
    .find({ _id: { $in: lines.map(({ product }) => product) }, isShowed: true }, { stock: 1, isDeleted: 1 })
    .session(session)
    .lean<Pick<StoredProduct, '_id' | 'stock' | 'isDeleted'>[]>();
  if (found.some(({ isDeleted }) => isDeleted)) return new ApiFailure('PRODUCT_WAS_DELETED');
  const available = new Map(
    found.map(({ _id, stock }) => [_id.toHexString(), stock + (taken.get(_id.toHexString()) ?? 0)]),
  );
  if (lines.some(({ product }) => !available.has(product.toHexString()))) return new ApiFailure('PRODUCT_NOT_FOUND');
  const details = lines.flatMap(({ product, amount, reserved = 0, index: named }, position) => {
    const index = named ?? position;
    const stock = available.get(product.toHexString()) as number;
    if (amount > stock) {
      const maximum = stock + reserved;
      const message = validationMessage('TOO_BIG', locale, { maximum: String(maximum) });
      return [{ path: `lines.${index}.amount`, code: 'TOO_BIG', message, maximum }];
    }
    available.set(product.toHexString(), stock - amount);
    return [];
  });
  return details.length > 0
    ? new ApiFailure('CART_AMOUNT_NOT_ENOUGH', { details: details.slice(0, maxDetails) })
    : concurrentChangeError('stock');
}
