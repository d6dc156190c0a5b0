import { outsideFetchWithDemoShop } from '@gvg/outside-fetch/demo-shop';
import type { OutsideFetch } from '@gvg/outside-fetch/outside-fetch';
import { createKeyedQueue } from '@gvg/messaging/consumers/keyed-queue';
import { runEvery } from '@gvg/service-kit/lifecycle/run-every';
import type { RepeatedWork } from '@gvg/service-kit/lifecycle/run-every';
import { defineService } from '@gvg/service-kit/lifecycle/service';
import type { ServiceContext } from '@gvg/service-kit/lifecycle/service';
import { openSettings } from '@gvg/service-kit/data/settings-store';
import { createPictureSigner } from '@gvg/service-kit/security/signed-picture';
import { arrivalRoutes } from './arrival/arrival.routes.ts';
import type { Cart } from './cart.ts';
import { createCatalogueClient } from './catalogue/catalogue-client.ts';
import { cartEnvironment } from './environment.ts';
import type { CartEnvironment } from './environment.ts';
import { getCartDashboardRoute } from './dashboard/get-cart-dashboard/get-cart-dashboard.route.ts';
import { exportRoutes } from './export/export.routes.ts';
import { followCustomers } from './line/line.consumers.ts';
import { linePictures } from './line/line-pictures.ts';
import { lineRoutes } from './line/line.routes.ts';
import { readLinkRoute } from './link/read-link.route.ts';
import { migrateCart } from './migrations/cart-migrations.ts';
import { openModels } from './models.ts';
import { amendmentRoutes } from './order/amendment/amendment.routes.ts';
import { orderRoutes } from './order/order.routes.ts';
import { staffOrderRoutes } from './order/staff-order.routes.ts';
import { paymentRoutes } from './payment/payment.routes.ts';
import { purchaseRoutes } from './purchase/purchase.routes.ts';
import { createKnownProducts } from './product/known-products.ts';
import { consumeCatalogue } from './product/product.consumers.ts';
import { quoteRoutes } from './quote/quote.routes.ts';
import { searchCartRoute } from './search/search-cart/search-cart.route.ts';
import { withRecentSettings } from './settings/recent-settings.ts';
import { cartSettingsRoutes, settingsWithFormerAccounts } from './settings/settings.ts';
import { startTimers } from './timers.ts';

export interface CartOptions {
  /** Default: the system clock. */
  now?: () => Date;
  /** Receives the timers' work instead of scheduling it. */
  repeat?: (work: RepeatedWork) => void;
  /** Default: the public internet; in the demo, its own shop. */
  fetchOutside?: OutsideFetch;
}

async function openCart(
  context: ServiceContext<CartEnvironment>,
  { now = () => new Date(), repeat = (work) => runEvery(context, work) }: CartOptions,
): Promise<Cart> {
  const {
    CATALOGUE_INTERNAL_URL,
    CATALOGUE_TIMEOUT_MS,
    UPLOAD_INTERNAL_URL,
    INTERNAL_SECRET: secret,
  } = context.environment;
  const models = await openModels(context.connection);
  return {
    ...context,
    ...models,
    settings: withRecentSettings(
      await openSettings(context, settingsWithFormerAccounts(models, context.environment.ENVIRONMENT)),
    ),
    products: createKnownProducts(models, {
      url: CATALOGUE_INTERNAL_URL,
      secret,
      timeout: CATALOGUE_TIMEOUT_MS,
    }),
    signer: createPictureSigner(secret, now),
    pictures: linePictures({ url: UPLOAD_INTERNAL_URL, secret }),
    now,
    repeat,
    turns: createKeyedQueue(),
  };
}

async function startCart(context: ServiceContext<CartEnvironment>, options: CartOptions): Promise<void> {
  const cart = await openCart(context, options);
  await migrateCart(cart);

  cartSettingsRoutes(cart);
  lineRoutes(cart);
  readLinkRoute(cart, options.fetchOutside ?? outsideFetchWithDemoShop(cart.environment.DEMO_SHOP_ORIGIN));
  quoteRoutes(cart);
  orderRoutes(cart);
  staffOrderRoutes(cart);
  amendmentRoutes(cart);
  paymentRoutes(cart);
  purchaseRoutes(cart);
  arrivalRoutes(cart);
  getCartDashboardRoute(cart);
  searchCartRoute(cart);
  exportRoutes(cart);

  await consumeCatalogue(cart);
  await followCustomers(cart);
  startTimers(cart, createCatalogueClient(cart.environment));
}

export function cartService(options: CartOptions = {}) {
  return defineService({
    name: 'cart',
    environment: cartEnvironment,
    needs: { database: true, bus: true, redis: true, callers: true },
    start: (context) => startCart(context, options),
  });
}
