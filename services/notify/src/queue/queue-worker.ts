import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from '@gvg/service-kit/telemetry/logger';

export interface QueueWorkerOptions<Job> {
  /** Returns the next due job, or undefined. */
  claim(): Promise<Job | undefined>;
  /** Works on one job and records the outcome. */
  work(job: Job): Promise<void>;
  concurrency: number;
  /** Name of the queue, for the log. */
  name: string;
  logger: Logger;
}

export interface QueueWorker {
  /** Claims no more jobs and waits for those in progress. */
  stop(): Promise<void>;
}

/** Polling interval of an empty queue. */
const pollMs = 500;

/** Works on due jobs until it is stopped. Several processes may share a queue. */
export function startQueueWorker<Job>({
  claim,
  work,
  concurrency,
  name,
  logger,
}: QueueWorkerOptions<Job>): QueueWorker {
  const stopping = new AbortController();
  const inFlight = new Set<Promise<void>>();

  /** Failures are the database's: the job is due again when its claim expires. */
  const reportFailure = (error: unknown): void => logger.error({ err: error }, `the ${name} queue failed`);

  function start(job: Job): void {
    const working = work(job)
      .catch(reportFailure)
      .finally(() => inFlight.delete(working));
    inFlight.add(working);
  }

  async function claimNext(): Promise<Job | undefined> {
    try {
      return await claim();
    } catch (error) {
      reportFailure(error);
      return undefined;
    }
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      if (inFlight.size >= concurrency) {
        await Promise.race(inFlight);
        continue;
      }
      const job = await claimNext();
      if (job === undefined) await delay(pollMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      else start(job);
    }
  }

  const running = run();
  return {
    async stop() {
      stopping.abort();
      await running;
      await Promise.all(inFlight);
    },
  };
}
