import { invalidatingEvents } from '@gvg/contracts/events';
import type { Bus } from '@gvg/messaging/bus';

type Subscription = Parameters<Bus['subscribe']>[0];

/** Expires cached pages on every event that makes public data outdated. Events may be lost during a broker outage, so a rebuild expires as well. */
export function catalogueSubscription(expire: () => void): Subscription {
  return {
    name: 'pages',
    events: invalidatingEvents,
    rebuild: () => Promise.resolve(expire()),
    handle: expire,
  };
}
