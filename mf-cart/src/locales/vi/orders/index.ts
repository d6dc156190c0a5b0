import { order } from './order.ts';
import { payment } from './payment.ts';
import { purchases } from './purchases.ts';
import { quote } from './quote.ts';
import { rating } from './rating.ts';

export const orders = { order, payment, purchases, quote, rating };
