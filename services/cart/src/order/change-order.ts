import { isDeepStrictEqual } from 'node:util';
import type { ClientSession, Types } from 'mongoose';
import type { EventContext } from '@gvg/messaging/outbox/outbox';
import type { Transaction } from '@gvg/messaging/outbox/transaction';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { auditEvent } from '@gvg/service-kit/data/audit';
import { concurrentChangeError } from '@gvg/service-kit/data/concurrent-change';
import { checkRevision } from '@gvg/service-kit/data/revision';
import type { Caller } from '@gvg/contracts/definitions/caller';
import type { Order } from '@gvg/contracts/cart/http/order-schema';
import type { Cart } from '../cart.ts';
import { inLockedTurn } from '../in-turn.ts';
import { orderKeysOf } from '../search/search-keys.ts';
import { orderTurns } from './order-turns.ts';
import { withoutStaleProposal } from './amendment/open-proposal.ts';
import { openOrderPresenter, readerOf } from './order.presenter.ts';
import { recordOrderEvents } from './order-events.ts';
import { orderFilter } from './order-filter.ts';
import type { StoredOrder, StoredProposal } from './order.model.ts';
import { settleMoney, storePayments } from './settle-money.ts';
import type { Books } from './settle-money.ts';
import { withoutPurchaseNote } from './without-purchase-note.ts';

export interface OrderChange {
  /** Id or code, in any spelling. */
  key: string;
  context: EventContext;
  /** Callers that the order is visible to; all others get `ORDER_NOT_FOUND`. Default: every caller. */
  isVisible?: (order: StoredOrder) => boolean;
  /** Revision that the change is based on; undefined skips the check. */
  revision?: number | undefined;
  /** Question to another service before the transaction, and the order it was based on. Throws `VERSION_CONFLICT` if the question would be different now. */
  asked?: { seen: StoredOrder; question: (order: StoredOrder) => unknown };
  /** Presents the order in `VERSION_CONFLICT`. Required with `revision` or `asked`. */
  present?: (order: StoredOrder) => Order;
  /** Action in the audit record, for staff's changes and their consequences, for example `order.weigh`. */
  staffAction?: string;
  /** Keeps `updatedAt`, which customers see and queues sort by, because only staff sees the change. */
  isInternal?: boolean;
  /** Returns the changed order, or the same object when there is nothing to change. May run more than once. */
  apply(order: StoredOrder, session: ClientSession): StoredOrder | Promise<StoredOrder>;
}

/**
 * The only way to change an order, within the caller's transaction. Settles its money and payments, increments the revision, and records the events that follow
 * from the difference and the audit record. The transaction retries on concurrent changes. Throws `ORDER_NOT_FOUND`, `VERSION_CONFLICT` and the errors of
 * `apply`.
 */
export async function changeOrderIn(cart: Books, transaction: Transaction, change: OrderChange): Promise<StoredOrder> {
  const { session } = transaction;
  const { context, isVisible = () => true, staffAction, isInternal = false } = change;
  const before = await cart.orders.findOne(orderFilter(change.key)).session(session).lean<StoredOrder>();
  if (before === null || !isVisible(before)) throw new ApiFailure('ORDER_NOT_FOUND');
  checkRevision(before, change.revision, change.present);
  checkQuestion(before, change);
  const { after: moved, held } = await settleMoney(cart, session, {
    before,
    changed: await change.apply(before, session),
  });
  const settled = withoutStaleProposal(before, moved, cart.now());
  const after: StoredOrder =
    settled === before
      ? before
      : {
          ...settled,
          searchKeys: orderKeysOf(settled),
          revision: before.revision + 1,
          updatedAt: isInternal ? before.updatedAt : cart.now(),
        };
  if (after !== before) {
    const { matchedCount } = await cart.orders.replaceOne({ _id: before._id, revision: before.revision }, after, {
      session,
    });
    if (matchedCount === 0) throw concurrentChangeError(`order ${after.code}`);
    recordOrderEvents(transaction, { before, after, context });
  }
  await storePayments(cart, transaction, { order: after, held, context });
  if (after !== before && staffAction !== undefined) {
    const subject = { type: 'order', id: after._id.toHexString() };
    transaction.record(
      auditEvent({ action: staffAction, subject, before: auditedState(before), after: auditedState(after), context }),
    );
  }
  return after;
}

function checkQuestion(order: StoredOrder, { asked, present }: Pick<OrderChange, 'asked' | 'present'>): void {
  if (asked === undefined || isDeepStrictEqual(asked.question(asked.seen), asked.question(order))) return;
  throw new ApiFailure('VERSION_CONFLICT', { current: present?.(order) });
}

/** Allocates matching payments to the order after a payment changed. */
export function settleOrderIn(
  cart: Books,
  transaction: Transaction,
  order: Types.ObjectId,
  context: EventContext,
): Promise<StoredOrder> {
  return changeOrderIn(cart, transaction, { key: order.toHexString(), context, apply: (before) => before });
}

/** Runs `changeOrderIn` in its own transaction. */
export async function changeOrder(
  cart: Books & Pick<Cart, 'withTransaction'>,
  change: OrderChange,
): Promise<StoredOrder> {
  return inLockedTurn(cart, await orderTurns(cart, [change.key]), (transaction) =>
    changeOrderIn(cart, transaction, change),
  );
}

/** Runs `changeOrder` for a caller and presents the result to them, in `VERSION_CONFLICT` the current order. */
export async function changeOrderFor(
  cart: Books & Pick<Cart, 'withTransaction' | 'signer'>,
  caller: Caller & { id: string },
  change: Omit<OrderChange, 'present'>,
): Promise<Order> {
  const presentTo = await openOrderPresenter(cart);
  const present = (order: StoredOrder) => presentTo(order, readerOf(caller));
  return present(await changeOrder(cart, { ...change, present }));
}

/** Auditable fields. Excludes recipient and note texts: personal data must not outlive the account. */
function auditedState({
  code,
  status,
  lines,
  shipping,
  photos,
  ledger,
  cancelReason,
  proposal,
  lastProposal,
  work,
  revision,
}: StoredOrder): object {
  const packed = new Map(work?.packing?.lines.map(({ line, amount }) => [line, amount]));
  return {
    code,
    status,
    lines: lines.map(
      ({ _id, type, name, amount, status: lineStatus, note, cancelReason: why, askedPrice, purchase }) => ({
        ...{ _id, amount, status: lineStatus, note },
        // Catalogue names only: names of outside goods are the customer's own text.
        ...(type === 'IN_SYSTEM' && { name: name.vi }),
        // Omitted when absent, as on most lines.
        ...(why !== undefined && { cancelReason: why }),
        ...(askedPrice !== undefined && { askedPrice }),
        ...(purchase !== undefined && { purchase: withoutPurchaseNote(purchase) }),
        ...(packed.has(_id) && { packed: packed.get(_id) }),
      }),
    ),
    shipping,
    photos,
    ledger,
    cancelReason,
    ...(proposal !== undefined && { proposal: auditedProposal(proposal) }),
    ...(lastProposal !== undefined && { lastProposal }),
    assignee: work?.assignee,
    hold: work?.hold,
    unpackedReason: work?.packing?.reason?.text,
    noteCount: work?.notes.length ?? 0,
    revision,
  };
}

/** Excludes recipient and note for the same reason. */
function auditedProposal({ _id, until, amendment: { lines, added = [], shipping } }: StoredProposal): object {
  return {
    ...{ _id, until },
    lines: lines.map(({ line, amount }) => ({ line, amount })),
    ...(added.length > 0 && {
      added: added.map(({ _id: line, name, amount, price }) => ({ _id: line, name: name.vi, amount, price })),
    }),
    ...(shipping !== undefined && { shipping }),
  };
}
