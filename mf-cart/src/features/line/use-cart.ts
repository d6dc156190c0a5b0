import { hasCustomer, useSession, usePendingVariables } from '@gvg/browser-kit';
import { useQuery } from '@gvg/query';
import { cartQuery, lineWrites } from './api/cart.ts';
import type { Cart, LineWrite } from './api/cart.ts';
import { applyWrite } from './apply-write.ts';

const empty: Cart = { docs: [], totalAmount: 0 };

/**
 * Returns the cart of the user or guest with pending writes, empty without either (specification §4). Loads nothing until the session is
 * known.
 */
export function useCart() {
  const session = useSession();
  const isKnown = session.status !== 'starting';
  const isOwned = isKnown && hasCustomer();
  const cart = useQuery({
    ...cartQuery(session.status === 'user' ? session.mergedGuest : undefined),
    enabled: isOwned,
  });
  const writes = usePendingVariables<LineWrite>(lineWrites, cart.dataUpdatedAt);
  const loaded = cart.data && writes.reduce(applyWrite, cart.data);
  return { ...cart, data: isKnown && !isOwned ? empty : loaded };
}
