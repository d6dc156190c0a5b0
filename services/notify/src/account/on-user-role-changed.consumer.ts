import { userRoleChanged } from '@gvg/contracts/identity/events';
import { acceptIfNewer } from '@gvg/messaging/consumers/revision-guard';
import type { Notify } from '../notify.ts';
import { targetKey } from '../notification/target.ts';
import type { StoredReader } from '../reader/reader.model.ts';

/** Stores since when a user is staff: earlier notifications to staff are not for them. */
export function onUserRoleChanged({ bus, readers }: Pick<Notify, 'bus' | 'readers'>): Promise<void> {
  return bus.consume({
    name: 'on-user-role-changed',
    events: [userRoleChanged],
    handle: async (event, scope) => {
      if (!(await acceptIfNewer(scope, event))) return;
      const { _id, roles } = event.data;
      const reader = targetKey({ kind: 'user', id: _id });
      const isStaff = roles.includes('ADMIN') || roles.includes('SYSTEM_ADMIN');
      const known = await readers.findById(reader).session(scope.session).lean<StoredReader>();
      const staffSince = isStaff ? (known?.staffSince ?? new Date(event.occurredAt)) : null;
      await readers.updateOne({ _id: reader }, { $set: { staffSince } }, { upsert: true, session: scope.session });
    },
  });
}
