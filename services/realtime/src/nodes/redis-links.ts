import type { Logger } from '@gvg/service-kit/telemetry/logger';
import type { Redis } from '@gvg/service-kit/data/redis';

/** The two connections of the adapter that joins the nodes. */
export interface RedisLinks {
  publisher: Redis;
  subscriber: Redis;
  /** Returns true if sent events reach the other nodes, and this node receives theirs. */
  areReady(): boolean;
  /** Runs `work` and resolves once Redis has accepted everything that the adapter published in it; rejects otherwise. */
  published(work: () => void): Promise<void>;
  /** Calls the listener when the subscription is restored after an interruption: events may have been missed. */
  onRestored(listener: () => void): void;
  close(): void;
}

type Publish = (...args: unknown[]) => Promise<unknown>;

/** Longer than that of other commands, because a publication after a timeout is sent twice. */
const publishTimeoutMs = 2_000;

/** Channels contain the prefix themselves: the client adds it only to keys. */
export function openRedisLinks(redis: Redis, logger: Logger): RedisLinks {
  const publisher = redis.duplicate({ keyPrefix: '', commandTimeout: publishTimeoutMs });
  // Waits for Redis, also at the start, and resubscribes by itself.
  const subscriber = redis.duplicate({
    keyPrefix: '',
    enableOfflineQueue: true,
    maxRetriesPerRequest: null,
    commandTimeout: undefined,
  });
  for (const link of [publisher, subscriber])
    link.on('error', (error) => logger.debug({ err: error }, 'a connection of the adapter failed'));

  let publications: Promise<unknown>[] | undefined;
  const publish = publisher.publish.bind(publisher) as Publish;
  publisher.publish = ((...args: unknown[]) => {
    const publication = publish(...args);
    // The adapter does not wait for it; callers that do use `published`.
    publication.catch(() => undefined);
    publications?.push(publication);
    return publication;
  }) as typeof publisher.publish;

  let interrupted = false;
  const restored: (() => void)[] = [];
  subscriber.on('close', () => {
    interrupted = true;
  });
  subscriber.on('ready', () => {
    // Sent after the subscriptions, so that its response confirms them.
    void subscriber.ping().then(
      () => {
        if (interrupted) for (const listener of restored) listener();
        interrupted = false;
      },
      () => undefined,
    );
  });

  return {
    publisher,
    subscriber,
    areReady: () => publisher.status === 'ready' && subscriber.status === 'ready' && !interrupted,
    async published(work) {
      const collected: Promise<unknown>[] = [];
      publications = collected;
      try {
        work();
      } finally {
        publications = undefined;
      }
      await Promise.all(collected);
    },
    onRestored: (listener) => void restored.push(listener),
    close() {
      publisher.disconnect();
      subscriber.disconnect();
    },
  };
}
