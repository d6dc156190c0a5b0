import type { Logger } from 'pino';
import type { MessagingMetrics } from './metrics.ts';
import type { ClaimedRows, OutboxStore, StoredOutboxRow } from './outbox-store.ts';

export interface RelayOptions {
  store: OutboxStore;
  /** Resolves once the broker has the event. */
  publish(row: StoredOutboxRow): Promise<void>;
  /** Whether publishing makes sense now. */
  ready(): boolean;
  pollMs: number;
  logger: Logger;
  metrics: MessagingMetrics;
}

export interface OutboxRelay {
  /** There may be something to publish: look now. */
  nudge(): void;
  /** Ends after the round under way. */
  stop(): Promise<void>;
}

/** While another instance holds an older event of the same subject, look again after this long. */
const contentionRetryMs = 50;

/** Brings recorded events to the broker: nudged after a commit, and by itself every `pollMs` for those whose process died in between. */
export function startRelay({ store, publish, ready, pollMs, logger, metrics }: RelayOptions): OutboxRelay {
  let requested = false;
  let stopped = false;
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  function schedule(milliseconds: number): void {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(nudge, milliseconds);
  }

  function nudge(): void {
    requested = true;
    if (!stopped) running ??= drain().finally(onDrained);
  }

  function onDrained(): void {
    running = undefined;
    // A nudge may have come after the last look and before this.
    if (requested && ready()) nudge();
  }

  async function drain(): Promise<void> {
    let pause = pollMs;
    try {
      while (requested && !stopped && ready()) {
        requested = false;
        const claimed = await store.claim();
        metrics.outboxLag?.(claimed?.lagSeconds ?? 0);
        if (claimed === undefined) continue;
        const published = await publishClaimed(claimed);
        if (published > 0 && claimed.incomplete) requested = true;
        if (published === 0 && claimed.incomplete) pause = contentionRetryMs;
      }
    } catch (error) {
      logger.error({ err: error }, 'outbox round failed; what was not confirmed is published again');
      metrics.publishFailed?.();
    }
    schedule(pause);
  }

  /** Subjects go side by side, the events of one subject one after the other; returns how many the broker took. */
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

  // Not at once: what an earlier process left is published when this one's own consumers have had the time to declare their queues.
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
