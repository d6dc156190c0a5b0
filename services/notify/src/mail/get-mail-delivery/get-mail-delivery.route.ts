import { getMailDelivery } from '@gvg/contracts/notify/http/mail-deliveries';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Notify } from '../../notify.ts';
import type { StoredMail } from '../mail.model.ts';
import { presentDelivery } from '../mail.presenter.ts';

export function getMailDeliveryRoute({ app, mails, mailLooks }: Pick<Notify, 'app' | 'mails' | 'mailLooks'>): void {
  mount(app, getMailDelivery, async ({ params, caller }) => {
    const mail = await mails.findById(params.id).lean<StoredMail>();
    if (mail === null) throw new ApiFailure('NOT_FOUND');
    return { ...presentDelivery(mail), ...(await mailLooks.look(mail, caller)) };
  });
}
