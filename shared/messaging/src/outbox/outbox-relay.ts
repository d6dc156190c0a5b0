import { setTimeout as delay } from 'node:timers/promises';
import type { PublishOptions } from './publish-options.ts';
import type { ClaimedRows, OutboxStore, StoredOutboxRow } from './outbox-store.ts';

export interface RelayOptions extends PublishOptions {
  store: Pick<OutboxStore, 'claim' | 'remove'>;
  pollMs: number;
}

export interface OutboxRelay {
  /** Waits for the current round. */
  stop(): Promise<void>;
}

/**
 * Delay before the next round if more can be published soon, for example once another instance has published an older event of the same
 * subject.
 */
const incompletePauseMs = 50;

/** Publishes, every `pollMs`, events that the processes that recorded them did not publish because of a crash or an unavailable broker. */
export function startRelay({ store, publish, ready, pollMs, logger, metrics }: RelayOptions): OutboxRelay {
  const stopping = new AbortController();

  /** Publishes subjects concurrently and the events of one subject sequentially. */
  async function publishClaimed(claimed: ClaimedRows): Promise<void> {
    const published: StoredOutboxRow[] = [];
    const outcomes = await Promise.allSettled(
      claimed.subjects.map(async (rows) => {
        for (const row of rows) {
          await publish(row);
          published.push(row);
          metrics.published?.(row.type);
        }
      }),
    );
    await store.remove(published.map(({ _id }) => _id));
    const failure = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failure !== undefined || claimed.incomplete) await claimed.release();
    if (failure !== undefined) throw failure.reason;
  }

  /** Resolves with the pause before the next round. */
  async function runRound(): Promise<number> {
    try {
      const claimed = await store.claim();
      metrics.outboxLag?.(claimed?.lagSeconds ?? 0);
      if (claimed !== undefined) await publishClaimed(claimed);
      return claimed?.incomplete === true ? Math.min(incompletePauseMs, pollMs) : pollMs;
    } catch (error) {
      logger.error({ err: error }, 'outbox round failed; unconfirmed events are published again');
      metrics.publishFailed?.();
      return pollMs;
    }
  }

  async function run(): Promise<void> {
    // Begins with a pause, so that this process's consumers declare their queues before events left by an earlier process are published.
    let pause = pollMs;
    for (;;) {
      await delay(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      pause = ready() ? await runRound() : pollMs;
    }
  }

  const running = run();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
