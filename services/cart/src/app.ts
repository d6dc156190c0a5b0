import { defineService } from '@gvg/service-kit/service';
import type { ServiceContext } from '@gvg/service-kit/service';
import { openSettings } from '@gvg/service-kit/settings-store';
import type { Cart } from './cart.ts';
import { cartEnvironment } from './environment.ts';
import type { CartEnvironment } from './environment.ts';
import { openModels } from './models.ts';
import { staffOrderRoutes } from './order/staff-order.routes.ts';
import { paymentRoutes } from './payment/payment.routes.ts';
import { cartSettingsRoutes, defaultSettings } from './settings/settings.ts';

export interface CartOptions {
  /** Default: the system's clock. */
  now?: () => Date;
}

async function startCart(context: ServiceContext<CartEnvironment>, { now = () => new Date() }: CartOptions): Promise<void> {
  const models = await openModels(context.connection);
  const cart: Cart = { ...context, ...models, settings: await openSettings(context, { service: 'cart', defaults: defaultSettings }), now };

  cartSettingsRoutes(cart);
  staffOrderRoutes(cart);
  paymentRoutes(cart);
}

/** Cart lines, quotes, orders and payments. */
export function cartService(options: CartOptions = {}) {
  return defineService({
    name: 'cart',
    environment: cartEnvironment,
    needs: { database: true, bus: true, redis: true, callers: true },
    start: (context) => startCart(context, options),
  });
}
