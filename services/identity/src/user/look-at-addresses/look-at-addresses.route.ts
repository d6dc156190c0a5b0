import { lookAtAddresses } from '@gvg/contracts/identity/http/users';
import { lookEvent } from '../../audit/look.ts';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Identity } from '../../identity.ts';
import { checkMayManage } from '../may-manage.ts';
import { requireUser } from '../user.repository.ts';

/** Looks only with an audit record in the same transaction. */
export function lookAtAddressesRoute({ app, users, withTransaction }: Identity): void {
  mount(app, lookAtAddresses, ({ params: { id }, caller, context }) =>
    withTransaction(async ({ session, record }) => {
      const user = await requireUser(users, id, session);
      checkMayManage(caller, user);
      record(lookEvent({ action: 'user.look-at-addresses', subject: { type: 'user', id }, context }));
      return { phone: user.phone, docs: user.addresses };
    }),
  );
}
