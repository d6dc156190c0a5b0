import { hasCustomer, useData, useSession } from '@gvg/browser-kit';
import type { Address, CallResponse, DataState } from '@gvg/browser-kit';
import { cartAddress } from './api/addresses.ts';

export type Cart = CallResponse<'getMyCart'>;

export interface CartState extends DataState<Cart> {
  address: Address<Cart>;
}

const empty: Cart = { docs: [], totalAmount: 0 };

/** The own cart: a user's or a guest's, empty without either (specification §4). Nothing is loaded until it is known who is signed in. */
export function useCart(): CartState {
  const session = useSession();
  const address = cartAddress(session.status === 'user' ? session.mergedGuest : undefined);
  const isKnown = session.status !== 'starting';
  const isOwned = isKnown && hasCustomer();
  const state = useData(isOwned ? address : undefined);
  return isKnown && !isOwned
    ? { ...state, data: empty, address }
    : { ...state, isLoading: !isKnown || state.isLoading, address };
}
