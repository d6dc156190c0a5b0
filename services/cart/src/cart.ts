import type { Model } from 'mongoose';
import type { KeyedQueue } from '@gvg/messaging/consumers/keyed-queue';
import type { RepeatedWork } from '@gvg/service-kit/lifecycle/run-every';
import type { ServiceContext } from '@gvg/service-kit/lifecycle/service';
import type { PictureSigner } from '@gvg/service-kit/security/signed-picture';
import type { CartEnvironment } from './environment.ts';
import type { StoredCart } from './line/customer-cart.model.ts';
import type { StoredPictureCheck } from './line/release-pictures/picture-check.model.ts';
import type { StoredLine } from './line/stored-line.ts';
import type { PictureClaims } from '@gvg/service-kit/security/picture-claims';
import type { StoredOrder } from './order/order.model.ts';
import type { StoredPlacement } from './order/placement.model.ts';
import type { StoredRefundReference } from './order/refund-order/refund-reference.model.ts';
import type { StoredMissingAccountNotice } from './payment/require-payment-account/missing-account-notice.model.ts';
import type { StoredPayment } from './payment/payment.model.ts';
import type { KnownProductModels, KnownProducts } from './product/known-products.ts';
import type { StoredQuote } from './quote/quote.model.ts';
import type { RecentSettingsStore } from './settings/recent-settings.ts';
import type { SettingsValues } from './settings/settings-values.ts';

export interface CartModels extends KnownProductModels {
  /** One document per customer, with the lines that lie in the cart. */
  carts: Model<StoredCart>;
  /** Lines that have left the cart. */
  removedLines: Model<StoredLine>;
  /** Pictures that perhaps nothing shows any more. */
  pictureChecks: Model<StoredPictureCheck>;
  quotes: Model<StoredQuote>;
  orders: Model<StoredOrder>;
  /** One document per order whose placing is decided. */
  placements: Model<StoredPlacement>;
  payments: Model<StoredPayment>;
  /** One document per transfer to a customer. */
  refundReferences: Model<StoredRefundReference>;
  missingAccountNotices: Model<StoredMissingAccountNotice>;
}

/** The context of every use case of cart. */
export interface Cart extends ServiceContext<CartEnvironment>, CartModels {
  settings: RecentSettingsStore<SettingsValues>;
  /** Products as catalogue says they are now. */
  products: KnownProducts;
  signer: PictureSigner;
  pictures: PictureClaims;
  /** The turns of this process's changes of each cart, by its id. */
  cartQueue: KeyedQueue;
  now(): Date;
  /** Has work done again and again while the service runs. */
  repeat(work: RepeatedWork): void;
}
