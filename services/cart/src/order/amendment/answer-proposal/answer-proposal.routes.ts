import { acceptOrderChange, declineOrderChange } from '@gvg/contracts/cart/http/orders';
import type { Order } from '@gvg/contracts/cart/http/order-schema';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { CatalogueClient } from '../../../catalogue/catalogue-client.ts';
import type { Cart } from '../../../cart.ts';
import { changeOrder } from '../../change-order.ts';
import { findOrder } from '../../find-order.ts';
import { openOrderPresenter, readerOf } from '../../order.presenter.ts';
import type { StoredOrder, StoredProposal } from '../../order.model.ts';
import { amendedOrder } from '../amended-order.ts';
import { changeReservation } from '../change-reservation.ts';
import { withoutProposal } from '../open-proposal.ts';
import { sumsOf } from '../order-sums.ts';

type Present = (order: StoredOrder) => Order;

/**
 * Returns the proposal that the customer saw. Throws `ORDER_STATUS_CONFLICT` if none is open, and `VERSION_CONFLICT` with the current order if a different one
 * is.
 */
function shownProposal(order: StoredOrder, id: string, present: Present): StoredProposal {
  if (order.proposal === undefined) throw new ApiFailure('ORDER_STATUS_CONFLICT');
  if (order.proposal._id !== id) throw new ApiFailure('VERSION_CONFLICT', { current: present(order) });
  return order.proposal;
}

interface Answer {
  proposal: string;
  /** Amount due after the change, as the customer saw it. */
  due: number;
}

/** Returns the order after the change that its customer saw. Throws `VERSION_CONFLICT` also if the due amount would differ. */
function acceptedOrder(order: StoredOrder, { proposal, due }: Answer, at: Date, present: Present): StoredOrder {
  const amended = amendedOrder(order, shownProposal(order, proposal, present).amendment, at);
  if (sumsOf(amended).due !== due) throw new ApiFailure('VERSION_CONFLICT', { current: present(order) });
  return withoutProposal(amended, 'ACCEPTED', at);
}

/** For the customer only: staff cannot consent on their behalf. */
export function answerProposalRoutes(cart: Cart, catalogue: Pick<CatalogueClient, 'setReserved'>): void {
  mount(cart.app, acceptOrderChange, async ({ params: { id: key }, body, caller, context }) => {
    const presentTo = await openOrderPresenter(cart);
    const present: Present = (order) => presentTo(order, readerOf(caller));
    const isVisible = ({ user }: StoredOrder) => user === caller.id;
    const seen = await findOrder(cart, key, isVisible);
    const after = acceptedOrder(seen, body, cart.now(), present);
    const order = await changeReservation(cart, catalogue, { before: seen, after }, (claim) =>
      changeOrder(cart, {
        key,
        context,
        isVisible,
        // Audited too, because it executes staff's proposal.
        staffAction: 'order.accept-change',
        async apply(before, session) {
          await claim(session);
          return acceptedOrder(before, body, cart.now(), present);
        },
      }),
    );
    return present(order);
  });

  mount(cart.app, declineOrderChange, async ({ params: { id: key }, body: { proposal }, caller, context }) => {
    const presentTo = await openOrderPresenter(cart);
    const present: Present = (order) => presentTo(order, readerOf(caller));
    const order = await changeOrder(cart, {
      key,
      context,
      isVisible: ({ user }) => user === caller.id,
      apply(before) {
        shownProposal(before, proposal, present);
        return withoutProposal(before, 'DECLINED', cart.now());
      },
    });
    return present(order);
  });
}
