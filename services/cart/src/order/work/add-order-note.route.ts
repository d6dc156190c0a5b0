import { Types } from 'mongoose';
import { orderMentioned } from '@gvg/contracts/cart/events';
import { addOrderNote } from '@gvg/contracts/cart/http/orders';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Cart } from '../../cart.ts';
import { inLockedTurn } from '../../in-turn.ts';
import { changeOrderIn } from '../change-order.ts';
import { openOrderPresenter, readerOf } from '../order.presenter.ts';
import { orderTurns } from '../order-turns.ts';
import { requireColleagues } from './require-colleagues.ts';
import { withWork } from './with-work.ts';

/** More notes than a person can read belong elsewhere. */
const noteLimit = 200;

export function addOrderNoteRoute(cart: Cart): void {
  mount(cart.app, addOrderNote, async ({ params: { id: key }, body: { text, mentions }, caller, context }) => {
    const colleagues = [...new Set(mentions)].filter((id) => id !== caller.id);
    await requireColleagues(cart, colleagues);
    const present = await openOrderPresenter(cart);
    const order = await inLockedTurn(cart, await orderTurns(cart, [key]), async (transaction) => {
      const changed = await changeOrderIn(cart, transaction, {
        key,
        context,
        staffAction: 'order.note',
        isInternal: true,
        apply(before) {
          if ((before.work?.notes.length ?? 0) >= noteLimit) throw new ApiFailure('ORDER_STATUS_CONFLICT');
          const note = { _id: new Types.ObjectId(), text, mentions: colleagues, by: caller.id, at: cart.now() };
          return withWork(before, (work) => ({ ...work, notes: [...work.notes, note] }));
        },
      });
      const { _id, code, revision } = changed;
      const subjectId = _id.toHexString();
      for (const colleague of colleagues)
        transaction.record({
          contract: orderMentioned,
          subjectId,
          revision,
          data: { _id: subjectId, code, colleague },
          context,
        });
      return changed;
    });
    return present(order, readerOf(caller));
  });
}
