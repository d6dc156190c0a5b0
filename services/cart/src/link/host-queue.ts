import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';

export interface HostQueueOptions {
  /** Concurrent tasks of one host. */
  perHost: number;
  /** Concurrent tasks in total. */
  total: number;
  /** Milliseconds between the starts of two tasks of one host. */
  pauseMs: number;
}

/** Runs a task when its host has a free slot. Rejects with the signal's reason if that takes too long. */
export type HostQueue = <Result>(host: string, signal: AbortSignal, task: () => Promise<Result>) => Promise<Result>;

/** Many more than are requested within a pause. */
const rememberedHosts = 1_000;

/** Limits the load on each shop, however many customers paste links to it. */
export function createHostQueue({ perHost, total, pauseMs }: HostQueueOptions): HostQueue {
  const all = new PQueue({ concurrency: total });
  const pace = { concurrency: perHost, interval: pauseMs, intervalCap: 1, strict: true };
  const hosts = new LRUCache<string, PQueue>({ max: rememberedHosts, memoMethod: () => new PQueue(pace) });
  return (host, signal, task) => hosts.memo(host).add(() => all.add(task, { signal }), { signal });
}
