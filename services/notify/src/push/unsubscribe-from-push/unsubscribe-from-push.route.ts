import { Types } from 'mongoose';
import { unsubscribeFromPush } from '@gvg/contracts/notify/http/push';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Notify } from '../../notify.ts';
import { removeSubscriptions } from '../remove-subscriptions.ts';

export function unsubscribeFromPushRoute(notify: Pick<Notify, 'app' | 'subscriptions' | 'pushes'>): void {
  mount(notify.app, unsubscribeFromPush, async ({ caller, params: { id } }) => {
    const isOwn = await notify.subscriptions.exists({ _id: id, user: caller.id });
    if (isOwn !== null) await removeSubscriptions(notify, [new Types.ObjectId(id)]);
    return undefined;
  });
}
