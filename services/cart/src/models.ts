import type { Connection } from 'mongoose';
import { arrivalModel } from './arrival/arrival.model.ts';
import { customerCartModel } from './line/customer-cart.model.ts';
import { removedLineModel } from './line/removed-line.model.ts';
import { pictureCheckModel } from './line/release-pictures/picture-check.model.ts';
import { reservationChangeModel } from './order/amendment/reservation-change.model.ts';
import { lockModel } from './lock.model.ts';
import { orderModel } from './order/order.model.ts';
import { placementModel } from './order/placement.model.ts';
import { refundReferenceModel } from './order/refund-order/refund-reference.model.ts';
import { missingAccountNoticeModel } from './payment/require-payment-account/missing-account-notice.model.ts';
import { formerAccountModel } from './payment/former-account/former-account.model.ts';
import { paymentModel } from './payment/payment.model.ts';
import { knownGroupModel } from './product/known-group.model.ts';
import { knownProductModel } from './product/known-product.model.ts';
import { quoteModel } from './quote/quote.model.ts';

/** Opens the collections of cart with their indexes. */
export async function openModels(connection: Connection) {
  const models = {
    /** One document per customer, with the lines in the cart. */
    carts: customerCartModel(connection),
    /** Lines that have left the cart. */
    removedLines: removedLineModel(connection),
    /** Pictures that may be unused. */
    pictureChecks: pictureCheckModel(connection),
    quotes: quoteModel(connection),
    orders: orderModel(connection),
    /** One document per order whose placement is decided. */
    placements: placementModel(connection),
    /** Orders with a pending change of their reservation at catalogue. */
    reservationChanges: reservationChangeModel(connection),
    payments: paymentModel(connection),
    /** One document per outgoing transfer. */
    refundReferences: refundReferenceModel(connection),
    /** Parcels that have reached the warehouse. */
    arrivals: arrivalModel(connection),
    /** Locks of transactions on several documents. */
    locks: lockModel(connection),
    /** Accounts that were removed from the settings. */
    formerAccounts: formerAccountModel(connection),
    missingAccountNotices: missingAccountNoticeModel(connection),
    knownProducts: knownProductModel(connection),
    knownGroups: knownGroupModel(connection),
  };
  for (const model of Object.values(models)) await model.init();
  return models;
}

export type CartModels = Awaited<ReturnType<typeof openModels>>;
