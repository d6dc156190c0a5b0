import { userErased } from '@gvg/contracts/identity/events';
import type { Notify } from '../notify.ts';
import { forgetUser } from './forget-user.ts';

export function onUserErased(notify: Pick<Notify, 'bus'> & Parameters<typeof forgetUser>[0]): Promise<void> {
  return notify.bus.consume({
    name: 'on-user-erased',
    events: [userErased],
    handle: ({ data: { _id } }, { session }) => forgetUser(notify, _id, session),
  });
}
