import { listMailDeliveries } from '@gvg/contracts/notify/http/mail-deliveries';
import type { MailDelivery } from '@gvg/contracts/notify/http/mail-deliveries';
import { parseSort } from '@gvg/contracts/definitions/sorting';
import { mount } from '@gvg/service-kit/http/endpoint';
import { findStaffPage } from '@gvg/service-kit/data/pagination';
import type { Notify } from '../../notify.ts';
import type { StoredMail } from '../mail.model.ts';

function presentDelivery({
  _id,
  user,
  requestedAt,
  nextAttemptAt,
  sentAt,
  template,
  status,
  attempts,
  lastError,
}: StoredMail): MailDelivery {
  return {
    _id: _id.toHexString(),
    user: user?.toHexString() ?? null,
    template,
    status,
    attempts,
    lastError,
    requestedAt: requestedAt.toISOString(),
    nextAttemptAt: nextAttemptAt?.toISOString() ?? null,
    sentAt: sentAt?.toISOString() ?? null,
  };
}

/** The delivery log, for staff. */
export function listMailDeliveriesRoute({ app, mails }: Pick<Notify, 'app' | 'mails'>): void {
  mount(app, listMailDeliveries, ({ query: { user, status, sort, ...paging } }) => {
    const { direction } = parseSort(sort);
    return findStaffPage(mails, {
      filter: { ...(user === undefined ? {} : { user }), ...(status === undefined ? {} : { status }) },
      sort: { requestedAt: direction, _id: direction },
      paging,
      present: presentDelivery,
    });
  });
}
