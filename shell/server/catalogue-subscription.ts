import type { Bus } from '@gvg/messaging/bus';
import { categoryChanged, costChanged, producerChanged, productEvents, ratingGiven, templateChanged } from '@gvg/contracts/catalogue/events';

type Subscription = Parameters<Bus['subscribe']>[0];

/** Expires cached pages on every catalogue event that changes their content. Events may be lost during a broker outage, so a rebuild expires as well. */
export function catalogueSubscription(expire: () => void): Subscription {
  return {
    name: 'pages',
    events: [...productEvents, categoryChanged, producerChanged, templateChanged, costChanged, ratingGiven],
    rebuild: () => Promise.resolve(expire()),
    handle: expire,
  };
}
