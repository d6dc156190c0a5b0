import { orderLineCancelled } from '@gvg/contracts/cart/events';
import type { Bus } from '@gvg/messaging/bus';
import type { Models } from '../models.ts';
import { releaseLine } from './release-stock/release-reservation.ts';

/** Returns the reserved stock of a cancelled line. */
export function onOrderLineCancelled({ bus, models }: { bus: Pick<Bus, 'consume'>; models: Models }): Promise<void> {
  return bus.consume({
    name: 'on-order-line-cancelled',
    events: [orderLineCancelled],
    handle: ({ data: { _id: order, line } }, scope) => releaseLine(models, { order, line }, scope),
  });
}
