import type { Connection } from 'mongoose';
import type { CartModels } from './cart.ts';
import { customerCartModel } from './line/customer-cart.model.ts';
import { removedLineModel } from './line/removed-line.model.ts';
import { pictureCheckModel } from './line/release-pictures/picture-check.model.ts';
import { orderModel } from './order/order.model.ts';
import { placementModel } from './order/placement.model.ts';
import { refundReferenceModel } from './order/refund-order/refund-reference.model.ts';
import { missingAccountNoticeModel } from './payment/require-payment-account/missing-account-notice.model.ts';
import { paymentModel } from './payment/payment.model.ts';
import { knownGroupModel } from './product/known-group.model.ts';
import { knownProductModel } from './product/known-product.model.ts';
import { quoteModel } from './quote/quote.model.ts';

/** The collections of cart, with their indexes. */
export async function openModels(connection: Connection): Promise<CartModels> {
  const models = {
    carts: customerCartModel(connection),
    removedLines: removedLineModel(connection),
    pictureChecks: pictureCheckModel(connection),
    quotes: quoteModel(connection),
    orders: orderModel(connection),
    placements: placementModel(connection),
    payments: paymentModel(connection),
    refundReferences: refundReferenceModel(connection),
    missingAccountNotices: missingAccountNoticeModel(connection),
    knownProducts: knownProductModel(connection),
    knownGroups: knownGroupModel(connection),
  };
  for (const model of Object.values(models)) await model.init();
  return models;
}
