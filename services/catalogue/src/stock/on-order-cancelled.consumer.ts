import { orderCancelled } from '@gvg/contracts/cart/events';
import type { Bus } from '@gvg/messaging/bus';
import type { Models } from '../models.ts';
import { releaseReservation } from './release-stock/release-reservation.ts';

/** Returns the reserved stock of a cancelled order. */
export function onOrderCancelled({ bus, models }: { bus: Pick<Bus, 'consume'>; models: Models }): Promise<void> {
  return bus.consume({
    name: 'on-order-cancelled',
    events: [orderCancelled],
    handle: ({ data }, scope) => releaseReservation(models, data._id, scope),
  });
}
