import type { Logger } from 'pino';
import type { MessagingMetrics } from './metrics.ts';
import type { ClaimedRows, OutboxStore, StoredOutboxRow } from './outbox-store.ts';

export interface RelayOptions {
  store: Pick<OutboxStore, 'claim' | 'remove'>;
  /** Resolves once the broker has confirmed the event. */
  publish(row: StoredOutboxRow): Promise<void>;
  /** Whether the publisher is connected. */
  ready(): boolean;
  pollMs: number;
  /** Least time between the starts of two rounds: a round's database commands cost for many events what they cost for one. */
  gatherMs: number;
  logger: Logger;
  metrics: MessagingMetrics;
}

export interface OutboxRelay {
  /** Starts a round now. */
  nudge(): void;
  /** Waits for the current round. */
  stop(): Promise<void>;
}

/** Delay before the next round while another instance holds an older event of the same subject. */
const contentionRetryMs = 50;

/**
 * Publishes recorded events: on `nudge` after a commit, and every `pollMs` for events whose process crashed before publishing them. The first event after a
 * pause waits for nothing, those that follow it closely share a round.
 */
export function startRelay({ store, publish, ready, pollMs, gatherMs, logger, metrics }: RelayOptions): OutboxRelay {
  let requested = false;
  let stopped = false;
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let startedAt = -Infinity;

  function schedule(milliseconds: number): void {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(nudge, milliseconds);
  }

  function nudge(): void {
    requested = true;
    if (stopped || running !== undefined) return;
    const rest = startedAt + gatherMs - performance.now();
    if (rest > 0) schedule(rest);
    else running = drain().finally(onDrained);
  }

  function onDrained(): void {
    running = undefined;
    // `nudge` may have been called after the last claim.
    if (requested && ready()) nudge();
  }

  async function drain(): Promise<void> {
    let pause = pollMs;
    try {
      for (let isComplete = false; !isComplete && !stopped && ready();) {
        requested = false;
        startedAt = performance.now();
        const claimed = await store.claim();
        metrics.outboxLag?.(claimed?.lagSeconds ?? 0);
        const published = claimed === undefined ? 0 : await publishClaimed(claimed);
        isComplete = published === 0 || claimed?.incomplete !== true;
        if (published === 0 && claimed?.incomplete === true) pause = contentionRetryMs;
      }
    } catch (error) {
      logger.error({ err: error }, 'outbox round failed; unconfirmed events are published again');
      metrics.publishFailed?.();
    }
    schedule(pause);
  }

  /** Publishes subjects concurrently and the events of one subject sequentially; returns the number of confirmed events. */
  async function publishClaimed(claimed: ClaimedRows): Promise<number> {
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
    return published.length;
  }

  // Delayed: this process's consumers declare their queues before events left by an earlier process are published.
  schedule(pollMs);

  return {
    nudge,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
