import { LRUCache } from 'lru-cache';
import type { mongo } from 'mongoose';
import { createKeyedQueue } from '../consumers/keyed-queue.ts';
import type { OutboxStore, StoredOutboxRow } from './outbox-store.ts';
import type { PublishOptions } from './publish-options.ts';

export interface DirectPublishingOptions extends PublishOptions {
  store: Pick<OutboxStore, 'hasEarlier' | 'remove'>;
}

export interface DirectPublishing {
  /** Publishes the events that a transaction of this process has just committed, in order. */
  publish(rows: readonly StoredOutboxRow[]): void;
  /** Waits for the events in flight. */
  stop(): Promise<void>;
}

/** Maximum number of subjects whose last revision is remembered. */
const maxSubjects = 10_000;
/** While another process has an earlier event of the subject to publish. */
const earlierPollMs = 20;
/** Removals are batched for this long into one command. */
const gatherMs = 50;

/**
 * Publishes events from the memory of the process that recorded them, without the commands by which the relay finds and claims rows. Their
 * rows are claimed from the beginning; events not published before that claim ends are left to the relay. Preserves the order per subject:
 * an event follows once its predecessor is confirmed, or once the outbox has no earlier one of another process. The first event of a
 * subject does not wait.
 */
export function startDirectPublishing({
  store,
  publish,
  ready,
  logger,
  metrics,
}: DirectPublishingOptions): DirectPublishing {
  const queue = createKeyedQueue();
  const running = new Set<Promise<void>>();
  const lastRevisions = new LRUCache<string, number>({ max: maxSubjects });
  const published: mongo.ObjectId[] = [];
  let removal: NodeJS.Timeout | undefined;
  let removing: Promise<void> = Promise.resolve();

  const isClaimed = ({ claimedUntil }: StoredOutboxRow): boolean => Date.now() < claimedUntil.getTime();

  /** Resolves with false if the claim ends before that. */
  async function waitForEarlier(row: StoredOutboxRow): Promise<boolean> {
    const last = lastRevisions.get(row.subject);
    if (row.revision === 1 || row.revision === last || row.revision - 1 === last) return true;
    while (isClaimed(row)) {
      if (!(await store.hasEarlier(row))) return true;
      await new Promise((resolve) => setTimeout(resolve, earlierPollMs));
    }
    return false;
  }

  async function publishInOrder(rows: readonly StoredOutboxRow[]): Promise<void> {
    for (const row of rows) {
      if (!ready() || !(await waitForEarlier(row)) || !isClaimed(row)) return;
      await publish(row);
      lastRevisions.set(row.subject, row.revision);
      metrics.published?.(row.type);
      published.push(row._id);
      removal ??= setTimeout(remove, gatherMs);
    }
  }

  function remove(): void {
    removal = undefined;
    const ids = published.splice(0);
    removing = removing
      .then(() => store.remove(ids))
      .catch((error: unknown) =>
        logger.warn(
          { err: error },
          'published events were not removed from the outbox; the relay publishes them again',
        ),
      );
  }

  function publishSubject(subject: string, rows: readonly StoredOutboxRow[]): void {
    const work = queue
      .run(subject, () => publishInOrder(rows))
      .catch((error: unknown) => {
        logger.warn({ err: error, subject }, 'events were not confirmed; the relay publishes them');
        metrics.publishFailed?.();
      });
    running.add(work);
    void work.finally(() => running.delete(work));
  }

  return {
    publish(rows) {
      for (const [subject, ofSubject] of Map.groupBy(rows, (row) => row.subject)) publishSubject(subject, ofSubject);
    },
    async stop() {
      await Promise.all(running);
      clearTimeout(removal);
      remove();
      await removing;
    },
  };
}
