import { amendOrder } from '@gvg/contracts/cart/http/orders';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { checkRevision } from '@gvg/service-kit/data/revision';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { CatalogueClient } from '../../../catalogue/catalogue-client.ts';
import type { Cart } from '../../../cart.ts';
import { changeOrder } from '../../change-order.ts';
import { checkCharges } from '../../check-charges.ts';
import { findOrder } from '../../find-order.ts';
import { openOrderPresenter, readerOf } from '../../order.presenter.ts';
import type { StoredOrder } from '../../order.model.ts';
import { amendedOrder, isAmendable } from '../amended-order.ts';
import { changeReservation } from '../change-reservation.ts';
import { proposedOrder, withoutProposal } from '../open-proposal.ts';
import { needsConsent, sumsOf } from '../order-sums.ts';
import { checkKnownStock } from './check-known-stock.ts';
import { draftAmendment } from './draft-amendment.ts';

/** Asks catalogue before the transaction, which checks the revision that the question was based on. */
export function amendOrderRoute(cart: Cart, catalogue: Pick<CatalogueClient, 'estimate' | 'setReserved'>): void {
  mount(cart.app, amendOrder, async ({ params: { id: key }, body, caller, locale, context }) => {
    const { revision, dryRun } = body;
    const presentTo = await openOrderPresenter(cart);
    const present = (order: StoredOrder) => presentTo(order, readerOf(caller));
    const seen = await findOrder(cart, key);
    checkRevision(seen, revision, present);
    if (!isAmendable(seen)) throw new ApiFailure('ORDER_STATUS_CONFLICT');
    const amendment = await draftAmendment(cart, catalogue, seen, { body, locale });
    const before = sumsOf(seen);
    const change = { key, context, revision, present };

    if (amendment === undefined) {
      const withdrawn = dryRun
        ? seen
        : await changeOrder(cart, {
            ...change,
            staffAction: 'order.withdraw-change',
            apply: (order) => withoutProposal(order, 'SUPERSEDED', cart.now()),
          });
      return { outcome: 'UNCHANGED' as const, order: present(withdrawn), before, after: before };
    }

    const planned = amendedOrder(seen, amendment, cart.now());
    const after = sumsOf(planned);
    checkCharges(after, { locale });
    const isProposed = needsConsent(seen, planned);
    const outcome = isProposed ? ('PROPOSED' as const) : ('MADE' as const);
    if (isProposed || dryRun)
      await checkKnownStock(cart, { before: seen, after: planned }, { lines: body.lines, locale });
    if (dryRun) return { outcome, order: present(seen), before, after };

    const written = isProposed
      ? await changeOrder(cart, {
          ...change,
          staffAction: 'order.propose-change',
          apply: (order) => proposedOrder(order, amendment, cart.now()),
        })
      : await changeReservation(cart, catalogue, { before: seen, after: planned }, (claim) =>
          changeOrder(cart, {
            ...change,
            staffAction: 'order.amend',
            async apply(order, session) {
              await claim(session);
              return amendedOrder(order, amendment, cart.now());
            },
          }),
        );
    return { outcome, order: present(written), before, after: isProposed ? after : sumsOf(written) };
  });
}
