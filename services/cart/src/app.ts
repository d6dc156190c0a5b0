import { defineService } from '@gvg/service-kit/service';
import type { ServiceContext } from '@gvg/service-kit/service';
import { openSettings } from '@gvg/service-kit/settings-store';
import type { Cart, CartModels } from './cart.ts';
import { cartEnvironment } from './environment.ts';
import type { CartEnvironment } from './environment.ts';
import { lineModel } from './line/line.model.ts';
import { orderModel } from './order/order.model.ts';
import { paymentModel } from './payment/payment.model.ts';
import { quoteModel } from './quote/quote.model.ts';
import { cartSettingsRoutes, defaultSettings } from './settings/settings.ts';

async function startCart(context: ServiceContext<CartEnvironment>): Promise<void> {
  const { connection } = context;
  const models: CartModels = { lines: lineModel(connection), quotes: quoteModel(connection), orders: orderModel(connection), payments: paymentModel(connection) };
  for (const model of Object.values(models)) await model.init();
  const cart: Cart = { ...context, ...models, settings: await openSettings(context, { service: 'cart', defaults: defaultSettings }), now: () => new Date() };

  cartSettingsRoutes(cart);
}

/** Cart lines, quotes, orders and payments. */
export const cartService = defineService({
  name: 'cart',
  environment: cartEnvironment,
  needs: { database: true, bus: true, redis: true, callers: true },
  start: startCart,
});
