import type { Bus } from '@gvg/messaging/bus';
import { categoryChanged, costChanged, producerChanged, productEvents, ratingGiven, templateChanged } from '@gvg/contracts/catalogue/events';

type Subscription = Parameters<Bus['subscribe']>[0];

/** Whatever changes what pages show makes kept pages old at once; what was missed while the broker was away may have been any of it. */
export function catalogueSubscription(expire: () => void): Subscription {
  return {
    name: 'pages',
    events: [...productEvents, categoryChanged, producerChanged, templateChanged, costChanged, ratingGiven],
    rebuild: () => Promise.resolve(expire()),
    handle: expire,
  };
}
