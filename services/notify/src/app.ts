import type { CheckedRequestDependencies } from '@gvg/outside-fetch/checked-request';
import { openPushNetwork } from '@gvg/outside-fetch/demo-push';
import { runMigrations } from '@gvg/service-kit/lifecycle/migrations';
import { defineService } from '@gvg/service-kit/lifecycle/service';
import type { ServiceContext } from '@gvg/service-kit/lifecycle/service';
import { accountConsumers } from './account/account.consumers.ts';
import { buyingConsumers } from './buying/buying.consumers.ts';
import { openClients } from './clients/open-clients.ts';
import { conversationConsumers } from './conversation/conversation.consumers.ts';
import { notifyEnvironment } from './environment.ts';
import type { NotifyEnvironment } from './environment.ts';
import { getMailDeliveryRoute } from './mail/get-mail-delivery/get-mail-delivery.route.ts';
import { listMailDeliveriesRoute } from './mail/list-mail-deliveries/list-mail-deliveries.route.ts';
import { onEmailRequested } from './mail/on-email-requested.consumer.ts';
import { openMailLooks } from './mail/open-mail-looks.ts';
import { sendMailAgainRoute } from './mail/send-mail-again/send-mail-again.route.ts';
import { sendMails } from './mail/send-mails/send-mails.ts';
import { removeInsideSubscriptions } from './migrations/remove-inside-subscriptions.ts';
import { openModels } from './models.ts';
import { notificationRoutes } from './notification/notification.routes.ts';
import { createStoreNotification } from './notification/store-notification.ts';
import type { Notify } from './notify.ts';
import { getPreferencesRoute } from './preferences/get-preferences/get-preferences.route.ts';
import { updatePreferencesRoute } from './preferences/update-preferences/update-preferences.route.ts';
import { pushRoutes } from './push/push.routes.ts';
import { sendPushes } from './push/send-pushes/send-pushes.ts';
import { onRatingGiven } from './rating/on-rating-given.consumer.ts';

async function startNotify(
  context: ServiceContext<NotifyEnvironment>,
  outside: CheckedRequestDependencies,
): Promise<void> {
  const models = await openModels(context.connection);
  const storeNotification = createStoreNotification(models);
  const notify: Notify = {
    ...context,
    ...models,
    ...openClients(context.environment),
    mailLooks: openMailLooks(context.environment),
    storeNotification,
    pushNetwork: openPushNetwork(context.environment.DEMO_PUSH_ORIGIN, outside),
  };
  await runMigrations(notify, { removeInsideSubscriptions });

  notificationRoutes(notify);
  getPreferencesRoute(notify);
  updatePreferencesRoute(notify);
  pushRoutes(notify);
  listMailDeliveriesRoute(notify);
  getMailDeliveryRoute(notify);
  sendMailAgainRoute(notify);

  await onEmailRequested(notify);
  await accountConsumers(notify);
  await buyingConsumers(notify);
  await conversationConsumers(notify);
  await onRatingGiven(notify);
  sendMails(notify);
  sendPushes(notify);
}

/** Notifies users on the site, by push messages and by mail. `outside` replaces the resolver and dialer for push services in tests. */
export const notifyService = (outside: CheckedRequestDependencies = {}) =>
  defineService({
    name: 'notify',
    environment: notifyEnvironment,
    needs: { database: true, bus: true, redis: true, callers: true },
    start: (context) => startNotify(context, outside),
  });
