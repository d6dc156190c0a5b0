import type { Connection } from 'mongoose';
import type { CartModels } from './cart.ts';
import { lineModel } from './line/line.model.ts';
import { orderModel } from './order/order.model.ts';
import { paymentModel } from './payment/payment.model.ts';
import { quoteModel } from './quote/quote.model.ts';

/** The collections of cart, with their indexes. */
export async function openModels(connection: Connection): Promise<CartModels> {
  const models = { lines: lineModel(connection), quotes: quoteModel(connection), orders: orderModel(connection), payments: paymentModel(connection) };
  for (const model of Object.values(models)) await model.init();
  return models;
}
