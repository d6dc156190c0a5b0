import type { Model } from 'mongoose';
import type { ServiceContext } from '@gvg/service-kit/service';
import type { SettingsStore } from '@gvg/service-kit/settings-store';
import type { CartEnvironment } from './environment.ts';
import type { StoredLine } from './line/line.model.ts';
import type { StoredOrder } from './order/order.model.ts';
import type { StoredPayment } from './payment/payment.model.ts';
import type { StoredQuote } from './quote/quote.model.ts';
import type { SettingsValues } from './settings/settings-values.ts';

export interface CartModels {
  lines: Model<StoredLine>;
  quotes: Model<StoredQuote>;
  orders: Model<StoredOrder>;
  payments: Model<StoredPayment>;
}

/** The context of every use case of cart. */
export interface Cart extends ServiceContext<CartEnvironment>, CartModels {
  settings: SettingsStore<SettingsValues>;
  now(): Date;
}
