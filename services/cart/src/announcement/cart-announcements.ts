import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { EventContext } from '@gvg/messaging/outbox';
import { startPublishing } from '@gvg/messaging/publishing';
import { ApiFailure } from '@gvg/service-kit/api-failure';
import { runEvery } from '@gvg/service-kit/run-every';
import type { ServiceContext } from '@gvg/service-kit/service';
import type { CartEnvironment } from '../environment.ts';
import { createCartLocks } from './cart-locks.ts';
import { sayAlive, takeOverAnnouncers } from './take-over-announcers.ts';
import type { AnnouncerStore } from './take-over-announcers.ts';
import { waitingCartsOutbox } from './waiting-carts-outbox.ts';
import { WaitingCarts } from './waiting-carts.ts';

export interface ChangedCart {
  /** Id of the cart. */
  cart: string;
  context: EventContext;
}

/** Has `cart.changed` published at least once after each change of a cart, in the order of its revisions (decisions/carts.md). */
export interface CartAnnouncements {
  /** Makes a change and announces it; a change that fails is announced only where it may have been made all the same. */
  announce<Result>(changed: ChangedCart, change: () => Promise<Result>): Promise<Result>;
  /** Announces a change once its transaction is committed; called before it is written, with the revision that the cart will have. */
  announceLater(changed: ChangedCart & { revision: number }): void;
}

const aliveIntervalMs = 5_000;
const stopMs = 2_000;
const pollMs = 1_000;
const flushPollMs = 20;

/** The announcements of this process, with a relay of their own. */
export async function openCartAnnouncements(
  context: ServiceContext<CartEnvironment>,
  store: AnnouncerStore,
): Promise<CartAnnouncements> {
  const {
    environment: { AMQP_URL: url, EVENT_NAMESPACE: namespace },
    connection,
    logger,
    redis,
  } = context;
  const { announcers, carts, now } = store;
  const [id, waiting] = [randomUUID(), new WaitingCarts()];
  const outbox = waitingCartsOutbox(waiting, { carts, locks: createCartLocks(redis) });
  const publishing = await startPublishing({
    url,
    namespace,
    service: 'cart',
    connection,
    logger,
    metrics: {},
    pollMs,
    store: outbox,
  });

  async function flush(): Promise<void> {
    for (const deadline = performance.now() + stopMs; waiting.size > 0 && performance.now() < deadline;) {
      publishing.nudge();
      await delay(flushPollMs);
    }
  }

  await sayAlive(store, id, waiting);
  context.onStop(async () => {
    await flush();
    await publishing.close();
    if (waiting.size === 0) await announcers.deleteOne({ _id: id });
  });
  runEvery(context, {
    name: 'announce carts',
    intervalMs: aliveIntervalMs,
    work: async () => {
      await sayAlive(store, id, waiting);
      await takeOverAnnouncers(store, id, waiting);
      publishing.nudge();
    },
  });

  function add(changed: ChangedCart, startedAt: Date, revision = 0): void {
    waiting.add({ ...changed, revision, startedAt });
    publishing.nudge();
  }

  return {
    async announce(changed, change) {
      const startedAt = now();
      const end = waiting.begin(startedAt);
      try {
        const result = await change();
        add(changed, startedAt);
        return result;
      } catch (error) {
        if (!(error instanceof ApiFailure)) add(changed, startedAt);
        throw error;
      } finally {
        end();
      }
    },
    announceLater: ({ revision, ...changed }) => add(changed, now(), revision),
  };
}
