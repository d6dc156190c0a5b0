import { listMailDeliveries } from '@gvg/contracts/notify/http/mail-deliveries';
import { parseSort } from '@gvg/contracts/definitions/sorting';
import { mount } from '@gvg/service-kit/http/endpoint';
import { findStaffPage } from '@gvg/service-kit/data/pagination';
import type { Notify } from '../../notify.ts';
import { presentDelivery } from '../mail.presenter.ts';

/** Shows the delivery log to staff. */
export function listMailDeliveriesRoute({ app, mails }: Pick<Notify, 'app' | 'mails'>): void {
  mount(app, listMailDeliveries, ({ query: { user, status, template, sort, ...paging } }) => {
    const { direction } = parseSort(sort);
    return findStaffPage(mails, {
      filter: {
        ...(user === undefined ? {} : { user }),
        ...(status === undefined ? {} : { status }),
        ...(template === undefined ? {} : { template }),
      },
      sort: { requestedAt: direction, _id: direction },
      paging,
      present: presentDelivery,
    });
  });
}
