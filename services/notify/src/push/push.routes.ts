import type { Notify } from '../notify.ts';
import { getPushKeyRoute } from './get-push-key/get-push-key.route.ts';
import { subscribeToPushRoute } from './subscribe-to-push/subscribe-to-push.route.ts';
import { unsubscribeFromPushRoute } from './unsubscribe-from-push/unsubscribe-from-push.route.ts';

export function pushRoutes(notify: Notify): void {
  getPushKeyRoute(notify);
  subscribeToPushRoute(notify);
  unsubscribeFromPushRoute(notify);
}
