import { listMailDeliveries } from '@gvg/contracts/notify/http/mail-deliveries';
import { mount } from '@gvg/service-kit/http/endpoint';
import { findPage } from '@gvg/service-kit/data/pagination';
import type { Notify } from '../../notify.ts';
import { presentDelivery } from '../mail.presenter.ts';

/** The delivery log, for staff. */
export function listMailDeliveriesRoute({ app, mails }: Pick<Notify, 'app' | 'mails'>): void {
  mount(app, listMailDeliveries, ({ query: { user, status, template, ...paging } }) =>
    findPage(mails, {
      filter: {
        ...(user === undefined ? {} : { user }),
        ...(status === undefined ? {} : { status }),
        ...(template === undefined ? {} : { template }),
      },
      sort: { requestedAt: -1, _id: -1 },
      paging,
      present: presentDelivery,
    }),
  );
}
