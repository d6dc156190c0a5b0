import { defineService } from '@gvg/service-kit/service';
import type { ServiceContext } from '@gvg/service-kit/service';
import { buyingConsumers } from './buying/buying.consumers.ts';
import { notifyEnvironment } from './environment.ts';
import type { NotifyEnvironment } from './environment.ts';
import { listMailDeliveriesRoute } from './mail/list-mail-deliveries/list-mail-deliveries.route.ts';
import { mailModel } from './mail/mail.model.ts';
import { onEmailRequested } from './mail/on-email-requested.consumer.ts';
import { onUserErased } from './mail/on-user-erased.consumer.ts';
import { sendMails } from './mail/send-mails/send-mails.ts';
import type { Notify } from './notify.ts';

async function startNotify(context: ServiceContext<NotifyEnvironment>): Promise<void> {
  const notify: Notify = { ...context, mails: mailModel(context.connection) };
  await notify.mails.init();

  listMailDeliveriesRoute(notify);

  await onEmailRequested(notify);
  await onUserErased(notify);
  await buyingConsumers(notify);
  sendMails(notify);
}

/** Sends the mails that other services request, and keeps their delivery log. */
export const notifyService = defineService({
  name: 'notify',
  environment: notifyEnvironment,
  needs: { database: true, bus: true, redis: true, callers: true },
  start: startNotify,
});
